import ForecastComparison
import Foundation
import SeededRandom
import Testing
import WeatherModel

@testable import WeatherText

/// What holds of any forecasts side by side.
struct ComparisonPropertyTests {
    /// Five times three forecasts each: one and a half thousand, or as many as FAIRWEATHER_SEEDS says.
    private static let seeds =
        ProcessInfo.processInfo.environment["FAIRWEATHER_SEEDS"].flatMap(UInt64.init).map { max($0 / 15, 10) } ?? 100

    private static let zones = [
        "Europe/Berlin", "Pacific/Apia", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu",
    ]

    /// One source's answer of one to twelve days in steps of 1, 3 or 6 hours, with gaps, around a truth that all share.
    private func report(
        _ number: Int, _ truth: [Double], from now: Date, in zone: TimeZone, _ generator: inout SeededGenerator
    ) -> WeatherReport? {
        guard !generator.chance(15) else { return nil }
        let source = [WeatherSource.openMeteo, .metNorway, .brightSky][number]
        let step = [1, 1, 3, 6].randomElement(using: &generator) ?? 1
        let length = Int.random(in: 12...288, using: &generator)
        let drift = generator.chance(50) ? 0 : Double.random(in: -6...6, using: &generator)
        var hours: [Hour] = []
        for hour in stride(from: 0, to: length, by: step) {
            var row = Hour(time: now.addingTimeInterval(Double(hour) * 3600), duration: Double(step) * 3600)
            if !generator.chance(3) {
                row.temperature = Temperature(truth[hour] + drift * Double(hour) / 288)
            }
            if !generator.chance(3) {
                row.precipitation = Precipitation(
                    generator.chance(20) ? Double.random(in: 0...4, using: &generator) : 0)
            }
            row.condition = row.precipitation.map { $0.value >= 0.1 ? .rain : .overcast }
            hours.append(row)
        }
        let forecast = Forecast(
            source: source, fetchedAt: now, timeZone: zone, hours: hours,
            days: generator.chance(80) ? .built(from: hours, in: zone) : [])
        return WeatherReport(forecast)
    }

    private func forecasts(_ generator: inout SeededGenerator) -> (all: [ComparedForecast], now: Date) {
        let name = Self.zones.randomElement(using: &generator) ?? "Europe/Berlin"
        let zone = TimeZone(identifier: name) ?? .gmt
        // Around the two nights in which clocks change in Europe in 2026, and between them.
        let start = [1_774_700_000, 1_792_800_000, 1_783_000_000].randomElement(using: &generator) ?? 1_783_000_000
        let now = Date(
            timeIntervalSince1970: Double(start / 3600 * 3600 + Int.random(in: 0..<72, using: &generator) * 3600))
        let mean = Double.random(in: -20...30, using: &generator)
        let truth = (0..<300).map { mean + 4 * sin(Double($0) / 24 * 2 * .pi) }
        let place = Location(name: "Somewhere", coordinates: Coordinates(clampingLatitude: 50, longitude: 10))
        let all = (0..<3).map { number in
            ComparedForecast(
                id: "\(number)", name: ["Open-Meteo", "MET Norway", "Bright Sky"][number], place: place, zone: zone,
                report: report(number, truth, from: now, in: zone, &generator), at: now)
        }
        return (all, now)
    }

    @Test("no sentence, mark and cell contradict each other, whatever the units", arguments: 0..<seeds)
    func everything(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<5 {
            let (all, now) = forecasts(&generator)
            let preset = UnitsPreset.allCases.randomElement(using: &generator) ?? .metric
            let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: preset.units)
            let text = ComparisonText(all, areOfOnePlace: true, days: 8, at: now, formatter)
            let comparison = text.comparison
            let marked = text.headings.indices.first { offset in
                text.rows.contains { $0.cells.indices.contains(offset) && $0.cells[offset].isParting }
            }
            #expect(marked == comparison.firstParting)
            if let marked {
                #expect(text.sentence.contains(formatter.spokenDay(comparison.dates[marked])) || marked == 0)
                #expect(text.detail != nil)
                // Who parts on that day is named, and says something else than another.
                let told = comparison.days.indices.filter { comparison.days[$0][marked] != nil }
                for row in told where text.rows[row].cells[marked].isParting {
                    #expect(text.detail?.contains(all[row].name) == true)
                    let own = text.rows[row].cells[marked]
                    #expect(told.contains { text.rows[$0].cells[marked].values != own.values })
                }
            } else {
                #expect(text.detail == nil)
            }
            for offset in text.headings.indices {
                let known = comparison.days.indices.filter { comparison.days[$0][offset]?.isWhole == true }
                let dry = known.filter { comparison.days[$0][offset]?.isDry == true }
                #expect(dry.allSatisfy { text.rows[$0].cells[offset].amountText.contains("0") })
                for cell in dry.map({ text.rows[$0].cells[offset] }) {
                    #expect(!cell.amountText.contains { "123456789".contains($0) } || cell.amountText.contains("under"))
                }
            }
            if let last = comparison.lastAgreeing {
                let areAll = comparison.days.allSatisfy { $0.contains { $0?.isWhole == true } }
                #expect(text.sentence.hasPrefix(areAll ? "All agree until " : "Those that are known agree until "))
                #expect(last < marked ?? .max)
                for row in text.rows where !row.cells.isEmpty { #expect(!row.cells[last].isParting) }
            }
            for (row, forecast) in zip(text.rows, all) {
                #expect(row.cells.isEmpty == forecast.days.isEmpty)
                for cell in row.cells where cell.values == ["—", "—", "—"] { #expect(!cell.isParting) }
            }
        }
    }

    @Test("the order of the sources changes nothing but the order of rows", arguments: 0..<60)
    func order(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (all, now) = forecasts(&generator)
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: .metric)
        let shuffled = all.shuffled(using: &generator)
        let one = ComparisonText(all, areOfOnePlace: true, days: 8, at: now, formatter)
        let other = ComparisonText(shuffled, areOfOnePlace: true, days: 8, at: now, formatter)
        #expect(one.sentence == other.sentence)
        #expect(one.headings == other.headings)
        #expect(one.rows.sorted { $0.id < $1.id } == other.rows.sorted { $0.id < $1.id })
        #expect(sentences(one.detail) == sentences(other.detail))
    }

    @Test("cells are those of the list of days", arguments: 0..<40)
    func cellsOfDays(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (all, now) = forecasts(&generator)
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: .metric)
        let text = ComparisonText(all, areOfOnePlace: true, days: 8, at: now, formatter)
        for (row, forecast) in zip(text.rows, all) {
            guard let report = forecast.report else { continue }
            let days = DayRow.rows(of: report, over: forecast.place.coordinates, formatter: formatter)
            for (heading, cell) in zip(text.headings, row.cells) {
                guard let day = days.first(where: { $0.id == heading.id }) else { continue }
                #expect([cell.highText, cell.lowText] == [day.highText, day.lowText])
            }
        }
    }

    private func sentences(_ text: String?) -> [String] {
        (text ?? "").split(separator: ". ").map { $0.trimmingCharacters(in: .punctuationCharacters) }.sorted()
    }
}

extension ComparisonText.Cell {
    fileprivate var values: [String] { [highText, lowText, amountText] }
}
