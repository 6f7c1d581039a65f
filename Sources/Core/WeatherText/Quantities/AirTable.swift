import Foundation
import WeatherModel

/// What is in the air, a row each: its value now and the highest of each day.
public struct AirTable: Sendable, Hashable {
    /// A pollutant or a plant.
    public struct Row: Sendable, Hashable {
        /// The name, such as "Ozone".
        public let name: String
        /// The class in a word, such as "fair"; nil where there is none.
        public let word: String?
        /// The value now with its unit, or "—".
        public let value: String
        /// Whether it decides the index, or is the strongest plant.
        public let isLeading: Bool
        /// The class of the value now; nil where it has none.
        package let scale: DetailScale?
        /// The highest value of each day.
        public let days: [Cell]
        /// The row in one sentence for a screen reader.
        public let spokenText: String

        /// Whether the value has a class.
        public var hasScale: Bool { scale != nil }
        /// The name with its class, such as "Ozone, fair".
        public var title: String { PhraseList.text([name, word]) }
    }

    /// The highest value of a day.
    public struct Cell: Sendable, Hashable {
        /// The number without its unit, or "—"; nil where the day is shown by its level alone.
        public let text: String?
        /// The level from 0 for none to 4; nil where the day is shown by its number, or not known.
        public let level: Int?
        /// Whether it is moderate or worse.
        public let isStrong: Bool
    }

    /// The heading, such as "Pollen".
    public let title: String
    /// The names of the days, the first of which is today.
    public let days: [String]
    /// The rows, the worst first.
    public let rows: [Row]
    /// What is said below the rows; nil for nothing.
    public let foot: String?

    /// The days of an air quality forecast from today on, as names and hours.
    private struct Days {
        let names: [(short: String, spoken: String)]
        let hours: [[AirQuality]]

        init(_ report: AirQualityReport, _ context: SentenceContext) {
            let today = CivilDate(context.now, in: context.zone)
            let byDay = Dictionary(grouping: report.hours) { CivilDate($0.time, in: context.zone).dayNumber }
            let known = (0..<5).filter { byDay[today.dayNumber + $0] != nil }
            let formatter = context.formatter
            names = known.map { ahead in
                let date = CivilDate(dayNumber: today.dayNumber + ahead)
                return ahead == 0
                    ? (tr("Today"), tr("today", context: "in place of the name of a day"))
                    : (formatter.shortWeekday(date), formatter.speaking.weekday(date))
            }
            hours = known.map { byDay[today.dayNumber + $0] ?? [] }
        }
    }

    private init(_ title: String, _ days: Days, _ rows: [Row], foot: String?) {
        (self.title, self.rows, self.foot) = (title, rows, foot)
        self.days = days.names.map(\.short)
    }

    /// Returns the pollutants; nil where none is known now.
    package static func pollutants(of report: SettledReport, _ context: SentenceContext) -> AirTable? {
        guard let part = report.airQuality?.value,
            let now = PresentAir(part, at: report.now, wanted: context.formatter.airQualityStandard), now.isNear,
            !now.air.pollutants.isEmpty
        else { return nil }
        // OpenWeather's classes have no limits for a pollutant that are told.
        let standard = now.index.flatMap { $0.standard == .openWeather ? nil : $0.standard }
        let days = Days(part, context)
        func index(_ pollutant: Pollutant, _ air: AirQuality) -> AirQualityIndex? {
            standard.flatMap { part.index($0, of: pollutant, in: air) }
        }
        let known = Pollutant.allCases.compactMap { one in
            now.air.pollutants[one].map { (pollutant: one, value: $0, index: index(one, now.air)) }
        }.sorted { ($0.index?.value ?? -1) > ($1.index?.value ?? -1) }
        let rows = known.enumerated().map { place, one in
            let highest = days.hours.map { hours in
                hours.compactMap { $0.pollutants[one.pollutant] }.max { $0.value < $1.value }
            }
            let ranks = days.hours.map { hours in
                hours.compactMap { index(one.pollutant, $0) }.map { AirQualityClass($0).rank }.max()
            }
            let word = one.index.map { AirQualityClass($0).words }
            return Row(
                name: one.pollutant.words, word: word, value: context.formatter.concentration(one.value),
                isLeading: place == 0 && one.index.map { AirQualityClass($0) } == now.index.map { AirQualityClass($0) }
                    && one.index != nil, scale: one.index.map(AirDetail.scale(of:)),
                days: zip(highest, ranks).map { value, rank in
                    Cell(
                        text: value.map { context.formatter.length($0.value) } ?? TemperatureText.missing, level: nil,
                        isStrong: (rank ?? 0) >= 2)
                },
                spokenText: spoken(
                    one.pollutant.words, context.formatter.speaking.concentration(one.value), word, days,
                    highest.map { context.formatter.speaking.concentration($0) }))
        }
        return AirTable(tr("Pollutants"), days, rows, foot: nil)
    }

    /// Returns the plants that are in flower on one of the days; nil where no source tells of pollen here.
    package static func pollen(of report: SettledReport, _ context: SentenceContext) -> AirTable? {
        guard let part = report.airQuality?.value else { return nil }
        let days = Days(part, context)
        let now = PresentAir(part, at: report.now, wanted: nil).flatMap { $0.isNear ? $0.air : nil }
        func counts(_ plant: Pollen) -> [PollenCount?] {
            days.hours.map { $0.compactMap { $0.pollen[plant] }.max { $0.value < $1.value } }
        }
        let known = Pollen.allCases.map { (plant: $0, now: now?.pollen[$0], days: counts($0)) }
            .filter { $0.now != nil || $0.days.contains { $0 != nil } }
        guard !known.isEmpty else { return nil }
        func level(_ count: PollenCount, _ plant: Pollen) -> PollenLevel { PollenLevel(count, of: plant) }
        func most(_ one: (plant: Pollen, now: PollenCount?, days: [PollenCount?])) -> PollenLevel {
            ([one.now] + one.days).compactMap { $0.map { level($0, one.plant) } }.max() ?? .none
        }
        let inFlower = known.filter { most($0) > .none }.sorted { most($0) > most($1) }
        let rows = inFlower.enumerated().map { place, one in
            let present = one.now.map { level($0, one.plant) }
            return Row(
                name: one.plant.words, word: present?.words, value: context.formatter.pollen(one.now),
                isLeading: place == 0, scale: present.map(PollenWords.scale(of:)),
                days: one.days.map { count in
                    let level = count.map { level($0, one.plant) }
                    return Cell(
                        text: level == nil ? TemperatureText.missing : nil, level: level?.rawValue,
                        isStrong: (level ?? .none) >= .moderate)
                },
                spokenText: spoken(
                    one.plant.words, context.formatter.speaking.pollen(one.now), present?.words, days,
                    one.days.map { $0.map { level($0, one.plant).words } ?? tr("not known") }))
        }
        let absent = known.filter { most($0) == .none }.map { $0.plant.words }
        return AirTable(
            tr("Pollen"), days, rows,
            foot: absent.isEmpty ? nil : tr("None now: {plants}.", ["plants": PhraseList.text(absent)]))
    }

    /// Returns "Ozone, 95 micrograms in a cubic metre, fair, highest: today 103 micrograms in a cubic metre, Saturday …".
    private static func spoken(
        _ name: String, _ value: String, _ word: String?, _ days: Days, _ highest: [String]
    ) -> String {
        let values = zip(days.names, highest).map { day, value in
            tr("{day} {value}", ["day": day.spoken, "value": value])
        }
        let now = value == TemperatureText.missing ? tr("not known now") : value
        return PhraseList.text([
            name, now, word,
            values.isEmpty ? nil : tr("highest: {values}", ["values": PhraseList.text(values)]),
        ])
    }
}
