import Foundation
public import GoodTimes
import WeatherModel
public import WeatherStore

/// What the card of good times says of one activity.
public struct GoodTimesLine: Sendable, Hashable, Identifiable {
    /// The name by which the settings know the activity.
    public let id: Activity.ID
    /// The name as it is shown.
    public let name: String
    /// "today 16:00 to 19:00", the day only where it is another one than that of the time before; empty where there is none.
    public let times: [String]
    /// The sentence in place of times: which weather is in the way, and when the next time is; nil where there are any.
    public let silence: String?
    /// The limits that are left out or known of a part of the time only, a sentence each.
    public let gaps: [String]
    /// Said of a forecast that ends within the days of the card; nil where it does not.
    public let forecastEnd: String?
    /// The times for a screen reader, with what ends each, or the sentence in their place; then what is left out.
    public let spokenTimes: String

    /// The days that the card tells of.
    public static let days = 3
    private static let mostTimes = 3

    /// Says what an outlook has of the next `days`.
    public init(_ outlook: GoodTimesOutlook, _ context: SentenceContext) {
        let (zone, now) = (context.zone, context.now)
        let text = GoodTimesText(outlook, days: Self.days, in: zone, at: now, context.formatter)
        (id, name) = (outlook.activity.id, outlook.activity.words)
        (silence, gaps, forecastEnd) = (text.silence, text.gaps, text.end)
        var last = CivilDate(now, in: zone)
        times = outlook.times.prefix(text.rows.count).prefix(Self.mostTimes).enumerated().map { index, time in
            let day = CivilDate(time.span.lowerBound, in: zone)
            defer { last = day }
            let clock = time.text(in: zone, at: now, context.formatter)
            // "now" needs no day.
            guard time.span.lowerBound > now, index == 0 || day != last else { return clock }
            return context.formatter.dated(clock, day, today: CivilDate(now, in: zone))
        }
        let spoken = GoodTimesText(outlook, days: Self.days, in: zone, at: now, context.speaking.formatter)
        let told = spoken.rows.map { row in
            tr(
                "{sentence}.",
                ["sentence": PhraseList.text([row.dayText, row.timesText, row.endText.isEmpty ? nil : row.endText])])
        }
        spokenTimes = PhraseList.sentences((spoken.silence.map { [$0] } ?? told) + spoken.notes) ?? ""
    }

    /// All of it for a screen reader: the name, and the times with what ends each.
    public var spokenText: String {
        PhraseList.sentences([tr("{sentence}.", ["sentence": name]), spokenTimes]) ?? ""
    }

    /// The times in one line, or the sentence in their place, and what is left out.
    public var text: String {
        let times = PhraseList.text(times.map { $0 })
        guard !gaps.isEmpty else { return silence ?? times }
        return PhraseList.sentences([silence ?? tr("{sentence}.", ["sentence": times])] + gaps) ?? ""
    }
}

extension WeatherFormatter {
    /// Returns "today 16:00 to 19:00".
    fileprivate func dated(_ clock: String, _ day: CivilDate, today: CivilDate) -> String {
        switch day.dayNumber - today.dayNumber {
        case 0: tr("today {times}", ["times": clock])
        case 1: tr("tomorrow {times}", ["times": clock])
        default: tr("{weekday} {time}", ["weekday": weekday(day), "time": clock])
        }
    }
}
