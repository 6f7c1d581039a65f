public import ForecastHistory
import Foundation
public import WeatherModel

/// How the forecast for one day moved, in words and as rows of a table.
public struct DayIssuesText: Sendable, Hashable {
    /// One forecast.
    public struct Row: Sendable, Hashable {
        /// The time of its making, such as "Sunday 19:00".
        public let timeText: String
        /// The high, such as "11°", or "—".
        public let highText: String
        /// The chance, such as "20%", or the sum where no chance is known.
        public let rainText: String
        /// The high, which has its colour.
        public let high: Temperature?
        /// The chance from 0 to 1; nil where it is not known.
        public let chance: Double?
        /// The row for a screen reader.
        public let spokenText: String
    }

    /// "How this forecast moved".
    public let title: String
    /// "colder and wetter with each issue; steady since Tuesday 01:00".
    public let drift: String
    /// The headings of the rows: time, high and rain.
    public let headings: [String]
    /// The forecasts, the earliest first and the present one last.
    public let rows: [Row]
    /// All of it for a screen reader.
    public let spokenText: String

    /// - Parameters:
    ///   - issues: The forecasts.
    ///   - present: The day as the page shows it.
    ///   - line: The line that the page has of the day, whose direction it is then; nil for none.
    public init(
        _ issues: DayIssues, present: Day, beside line: RevisionText? = nil, over coordinates: Coordinates,
        _ context: SentenceContext
    ) {
        let earlier = issues.all.dropLast().map { $0.shown(by: issues.source, over: coordinates, context).day }
        let days = earlier + [present]
        title = tr("How this forecast moved")
        headings = [
            tr("issued", context: "heading of a column"), tr("high", context: "heading of a column"),
            tr("rain", context: "heading of a column"),
        ]
        func moment(_ date: Date, _ relation: MomentRelation = .plain) -> String {
            context.formatter.weekdayMoment(date, relation, in: context.zone)
        }
        func rain(_ day: Day, _ formatter: WeatherFormatter) -> String {
            day.precipitationProbability.map { formatter.percentage($0) }
                ?? DayPrecipitation.sumText(day.precipitation, formatter)
        }
        let told = line.map { $0.old.shown(by: issues.source, over: coordinates, context).day }
        let course = DayDrift(of: days, from: told)
        let words = course.words
        // What hardly moved has no moment since when it is steady.
        let steadySince = course.hasMoved ? issues.steadySince : nil
        drift =
            steadySince.map { tr("{drift}; steady {since}", ["drift": words, "since": moment($0, .since)]) } ?? words
        let speaking = context.formatter.speaking
        rows = zip(issues.all, days).map { issue, day in
            Row(
                timeText: moment(issue.time),
                highText: context.formatter.isolated(value: context.formatter.temperature(day.high)),
                rainText: context.formatter.isolated(value: rain(day, context.formatter)), high: day.high,
                chance: day.precipitationProbability.map { $0.value / 100 },
                spokenText: tr(
                    "{time}: high {high}, rain {rain}.",
                    ["time": moment(issue.time), "high": speaking.temperature(day.high), "rain": rain(day, speaking)]))
        }
        let sentences = rows.map(\.spokenText)
        spokenText =
            PhraseList.sentences([tr("{title}: {drift}.", ["title": title, "drift": drift])] + sentences) ?? title
    }
}

extension DayDrift {
    /// Whether the last forecast is notably another one than the first.
    fileprivate var hasMoved: Bool { warmth != nil || wetness != nil }

    /// "colder and wetter with each issue", "warmer, with some back and forth", or "hardly moved".
    fileprivate var words: String {
        let directions =
            switch (warmth, wetness) {
            case (.colder, .wetter): tr("colder and wetter")
            case (.colder, .drier): tr("colder and drier")
            case (.warmer, .wetter): tr("warmer and wetter")
            case (.warmer, .drier): tr("warmer and drier")
            case (.colder, nil): tr("colder")
            case (.warmer, nil): tr("warmer")
            case (nil, .wetter): tr("wetter")
            case (nil, .drier): tr("drier")
            case (nil, nil): nil as String?
            }
        guard let directions else { return tr("hardly moved") }
        let values = ["drift": directions]
        return isSteady ? tr("{drift} with each issue", values) : tr("{drift}, with some back and forth", values)
    }
}
