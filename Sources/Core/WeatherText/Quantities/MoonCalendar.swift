import Astronomy
import Foundation
package import WeatherModel

/// The moon of the days to come.
public struct MoonCalendar: Sendable, Hashable {
    /// The moon in the middle of one day.
    public struct Day: Sendable, Hashable {
        /// The day of the month, "24", or "1 Dec" where a month begins.
        public let date: String
        /// The quarter that it reaches on this day, else its lit share, such as "98%".
        public let words: String
        /// Whether it reaches a quarter.
        public let isQuarter: Bool
        /// The lit share of the disc, 0 to 1.
        public let illumination: Double
        /// Whether the right half is lit, as seen from this half of the Earth.
        public let isLitOnTheRight: Bool
        /// Whether the locale counts the day as one of the weekend.
        public let isWeekend: Bool
    }

    /// The days, the first of which is today.
    public let days: [Day]
    /// The heading, "The moon until 25 Dec".
    public let title: String
    /// The next quarter with its time: "Full moon today at 15:54"; nil where none follows.
    public let note: String?
    /// The quarters in one sentence for a screen reader.
    public let spokenText: String

    /// The number of days that are shown.
    static let count = 32

    package init(over coordinates: Coordinates, _ context: SentenceContext) {
        let today = CivilDate(context.now, in: context.zone)
        let formatter = context.formatter
        let dates = (0..<Self.count).map { CivilDate(dayNumber: today.dayNumber + $0) }
        let spans = dates.compactMap { date in date.span(in: context.zone).map { (date: date, span: $0) } }
        let start = spans.first?.span.lowerBound ?? context.now
        let end = spans.last?.span.upperBound ?? context.now
        var quarters: [(quarter: MoonQuarter, time: Date)] = []
        for quarter in MoonQuarter.allCases {
            var time = Moon.next(quarter, after: start)
            while time < end {
                quarters.append((quarter, time))
                time = Moon.next(quarter, after: time + 3600)
            }
        }
        quarters.sort { $0.time < $1.time }
        days = spans.map { date, span in
            let middle = span.lowerBound + span.upperBound.timeIntervalSince(span.lowerBound) / 2
            let quarter = quarters.first { span.contains($0.time) }?.quarter
            let share = Moon.illumination(at: middle)
            return Day(
                date: date.day == 1 ? formatter.dayAndMonth(date) : formatter.dayOfMonth(date),
                words: quarter?.shortWords ?? formatter.percentage(Percentage(share * 100)),
                isQuarter: quarter != nil, illumination: share,
                isLitOnTheRight: Moon.isWaxing(at: middle) == (coordinates.latitude >= 0),
                isWeekend: formatter.isWeekend(date))
        }
        title = tr("The moon until {date}", ["date": dates.last.map(formatter.dayAndMonth) ?? ""])
        func told(_ one: (quarter: MoonQuarter, time: Date), _ context: SentenceContext) -> String {
            tr("{phase} {at}", ["phase": one.quarter.phase.words, "at": context.moment(one.time, .at)])
        }
        note = quarters.first { $0.time >= context.now }.map { told($0, context) }
        let spoken = quarters.map { told($0, context.speaking) }
        spokenText = PhraseList.text([title] + spoken)
    }
}

extension MoonQuarter {
    /// The phase of the same name.
    fileprivate var phase: MoonPhase { MoonPhase.allCases[rawValue * 2] }

    /// The name in the least room.
    fileprivate var shortWords: String {
        switch self {
        case .new: tr("new", context: "moon")
        case .first: tr("first ¼", context: "moon")
        case .full: tr("full", context: "moon")
        case .last: tr("last ¼", context: "moon")
        }
    }
}
