import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

/// What a screen reader is given: words in place of signs, and each value with its name and its day.
struct SpokenWordsTests {
    private static func hasSign(_ text: String) -> Bool {
        text.contains(/[°%µ·²³−]|\d\s?(?:mm|cm|in|km|m|mi|mph|kn|Bft|hPa|mbar|mmHg|inHg|K|h|min)\b|km\/h|m\/s/)
    }

    private func context(_ units: Units = .metric, _ locale: String = "en_GB") -> SentenceContext {
        SentenceContext(
            WeatherFormatter(locale: Locale(identifier: locale), units: units), in: Samples.zone("Europe/London"),
            at: Samples.instant("2026-11-21T14:30:00Z"))
    }

    @Test("no sign and no symbol of a unit is spoken, whatever the page tells", arguments: 0..<10)
    func signs(part: UInt64) {
        for seed in (part * 20)..<(part * 20 + 20) {
            let page = GeneratedPage(GeneratedForecast(seed: seed))
            let hours = [page.current?.spokenText, page.detailedCurrent?.spokenText, page.strip?.spokenText]
            let rest = page.days.map(\.spokenText) + page.tiles.map(\.spokenText) + page.details.map(\.spokenText)
            for text in hours.compactMap({ $0 }) + rest {
                #expect(!Self.hasSign(text), "seed \(seed): \(text)")
            }
        }
        #expect(Self.hasSign("Wind, 14 km/h") && Self.hasSign("−1 to 5") && Self.hasSign("8 h") && Self.hasSign("5 °C"))
    }

    @Test("an opened day and each quantity of the hours are spoken in words too")
    func everywhere() throws {
        var day = Samples.day("2026-11-21", .rain, low: -2, high: 9)
        (day.windSpeedMax, day.windGustMax) = (Speed(8), Speed(14))
        (day.apparentLow, day.apparentHigh) = (Temperature(-7), Temperature(4))
        day.precipitation = Precipitation(4)
        let report = Samples.report(fetched: "2026-11-21T14:00:00Z", days: [day])
        let row = try #require(
            DayRow.rows(
                of: report, over: Samples.london.coordinates, at: Samples.instant("2026-11-21T14:30:00Z"),
                formatter: context().formatter,
                open: "2026-11-21"
            ).first)
        #expect(row.openText.map(Self.hasSign) == true, "the screen has signs")
        #expect(!Self.hasSign(row.spokenText), "\(row.spokenText)")
        #expect(row.spokenText.contains("gusts 50 kilometres an hour"))
    }

    @Test("a chance, a humidity and a wind are spoken with their name, the day and midnight in words")
    func named() throws {
        func second(_ metric: ChartMetric) throws -> String {
            var hours = Samples.hours(from: "2026-11-26T23:00:00Z", count: 3)
            hours[1].conditions.relativeHumidity = Percentage(54)
            hours[1].conditions.cloudCover = Percentage(80)
            hours[1].conditions.windSpeed = Speed(4)
            hours[1].conditions.windDirection = Bearing(270)
            hours[1].conditions.seaLevelPressure = Pressure(1016)
            hours[1].conditions.uvIndex = UVIndex(5)
            hours[2].precipitationProbability = Percentage(42)
            hours[2].precipitation = Precipitation(0.4)
            return try #require(HoursChart(metric, hours: hours, context())).meteogram.hours[1].spokenText
        }
        let start = "Friday 27 November, midnight: "
        #expect(
            try second(.precipitation) == start + "light rain possible, 42 percent chance of rain, 0.4 millimetres")
        #expect(try second(.humidity).hasSuffix(", humidity 54 percent"))
        #expect(try second(.cloudCover).hasSuffix(", cloud cover 80 percent"))
        #expect(try second(.wind).hasSuffix(", wind 14 kilometres an hour from the west"))
        #expect(try second(.pressure).hasSuffix(", pressure 1016 hectopascals"))
        #expect(try second(.uvIndex).hasSuffix(", UV index 5, moderate"))
        #expect(try second(.temperature).hasPrefix(start))
    }

    @Test("the same weekday a week apart is told apart in speech")
    func twinDays() {
        let report = Samples.report(
            fetched: "2026-11-21T14:00:00Z",
            days: (21...30).map { Samples.day("2026-11-\($0)", .clear, low: 2, high: 9) })
        let rows = DayRow.rows(
            of: report, over: Samples.london.coordinates, at: Samples.instant("2026-11-21T14:30:00Z"),
            formatter: context().formatter)
        #expect(rows[1].spokenText.hasPrefix("Sunday 22 November: "))
        #expect(rows[8].spokenText.hasPrefix("Sunday 29 November: "))
        #expect(rows[1].dateText != rows[8].dateText)
        #expect(Set(rows.map(\.spokenText)).count == rows.count)
    }

    @Test("a row of the table tells its time and numbers, and what they are in which unit")
    func table() throws {
        var hours = Samples.hours(from: "2026-11-26T23:00:00Z", count: 3)
        hours[1].conditions.temperature = Temperature(-3)
        hours[1].conditions.apparentTemperature = Temperature(-8)
        hours[2].conditions.temperature = nil
        hours[2].conditions.windSpeed = Speed(4)
        let table = try #require(HoursChart(.temperature, hours: hours, context())).table
        #expect(
            table.spokenHeader == "Table: Time, Temperature, Feels like")
        #expect(
            table.spokenRows[1]
                == "Friday 27 November, midnight: Temperature minus 3 degrees Celsius, Feels like minus 8 degrees Celsius"
        )
        #expect(
            table.spokenRows[2] == "Friday 27 November, 01:00: Temperature not known, Feels like not known")
    }

    @Test("what is not known of an hour begins a sentence, as the name of the quantity has a capital letter")
    func missing() throws {
        var hours = Samples.hours(from: "2026-11-26T23:00:00Z", count: 3)
        for row in hours.indices { hours[row].precipitationProbability = nil }
        hours[1].precipitation = Precipitation(0.2)
        hours[2].precipitation = nil
        let spoken = try #require(HoursChart(.precipitation, hours: hours, context())).meteogram.hours.map(\.spokenText)
        #expect(spoken.contains { $0.hasSuffix(". Chance of rain not known") }, "\(spoken)")
        #expect(!spoken.contains { $0.contains(", Chance") }, "\(spoken)")
    }

    @Test("rain that stays the same for some minutes is spoken once")
    func rain() throws {
        let slices = [0.9, 0.9, 0.9, 0.3, 0.3, 0, 0, 0, 0]
        let start = Samples.instant("2026-11-21T14:30:00Z")
        let steps = slices.enumerated().map {
            PrecipitationStep(
                time: start + Double($0.offset) * 900, duration: 900, precipitation: Precipitation($0.element / 4))
        }
        let report = WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: start, timeZone: Samples.zone("Europe/London"), minutes: steps))
        let strip = try #require(RainStrip(of: report, context()))
        #expect(
            strip.spokenText
                == "Rain in millimetres an hour: 0.9 at 14:30, 0.3 at 15:00, 0 at 15:30")
    }

    @Test("each unit has its words, in the singular and the plural")
    func units() {
        func speaking(_ change: (inout Units) -> Void) -> WeatherFormatter {
            var units = Units.metric
            change(&units)
            return WeatherFormatter(locale: Locale(identifier: "en_GB"), units: units).speaking
        }
        let metric = speaking { _ in }
        #expect(metric.speed(Speed(1 / 3.6)) == "1 kilometre an hour")
        #expect(metric.visibility(Distance(800)) == "800 metres")
        #expect(metric.visibility(Distance(1000)) == "1 kilometre")
        #expect(metric.snow(SnowDepth(120)) == "12 centimetres")
        #expect(metric.precipitation(Precipitation(0.01)) == "under 0.1 millimetres")
        #expect(metric.concentration(MassConcentration(12)) == "12 micrograms in a cubic metre")
        #expect(metric.percentage(Percentage(82)) == "82 percent")
        #expect(metric.temperature(Temperature(-1)) == "minus 1 degree")
        #expect(speaking { $0.speed = .metresPerSecond }.speed(Speed(4)) == "4 metres a second")
        #expect(speaking { $0.speed = .knots }.speed(Speed(4)) == "8 knots")
        #expect(speaking { $0.speed = .beaufort }.speed(Speed(4)) == "force 3")
        #expect(speaking { $0.pressure = .inchesOfMercury }.pressure(Pressure(1016)) == "30.00 inches of mercury")
        #expect(speaking { $0.distance = .miles }.visibility(Distance(5150)) == "3.2 miles")
        #expect(speaking { $0.temperature = .kelvin }.temperature(Temperature(0)) == "273 kelvins")
    }

    @Test("noon is spoken where hours are counted to twelve, and midnight by the clock of the place")
    func noon() {
        let american = WeatherFormatter(locale: Locale(identifier: "en_US"), units: .metric).speaking
        let zone = Samples.zone("Asia/Kathmandu")
        #expect(american.time(Samples.instant("2026-11-21T06:15:00Z"), in: zone) == "noon")
        #expect(american.hour(Samples.instant("2026-11-21T18:15:00Z"), in: zone) == "midnight")
        let british = context().formatter.speaking
        #expect(british.time(Samples.instant("2026-11-21T12:00:00Z"), in: Samples.zone("Europe/London")) == "12:00")
    }
}
