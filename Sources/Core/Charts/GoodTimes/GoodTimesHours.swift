public import Foundation
public import WeatherModel
public import WeatherText

/// The coming hours as an axis that all activities of a place have in common.
public struct GoodTimesHours: Sendable, Hashable {
    /// The moment that hours are counted from, a little before now.
    public let beginning: Date
    /// Hours from the beginning to now.
    public let now: Double
    /// Times without sun, as hours from the beginning.
    public let nights: [ClosedRange<Double>]
    /// The midnights.
    public let days: [MeteogramMoment]
    /// 06:00, 12:00 and 18:00 of each day.
    public let times: [MeteogramMoment]
    /// "Now".
    public let nowText: String

    /// The hours that are shown where there is room, and in a narrow window.
    public static let (length, briefLength) = (72.0, 48.0)
    /// The hours before now, for its mark.
    private static let lead = 0.625

    /// Makes the axis of a report's hours; nil where none is to come.
    ///
    /// - Parameter coordinates: Those of the place, whose sun makes day and night.
    public init?(of report: SettledReport, over coordinates: Coordinates, _ context: SentenceContext) {
        guard report.hasHours else { return nil }
        let start = context.now.addingTimeInterval(-Self.lead * 3600)
        let end = start.addingTimeInterval(Self.length * 3600)
        (beginning, now, nowText) = (start, Self.lead, tr("Now"))
        func x(_ date: Date) -> Double { date.timeIntervalSince(start) / 3600 }
        let rows = report.hourRows.filter { $0.time > start.addingTimeInterval(-7200) && $0.time < end }
        nights = ChartNights(
            rows.spans, from: start, daylight: report.daylight(over: coordinates), days: report.dayRows
        ).spans.compactMap { night in
            let part = (max(night.lowerBound, 0), min(night.upperBound, Self.length))
            return part.0 < part.1 ? part.0...part.1 : nil
        }
        let (zone, formatter) = (context.zone, context.formatter)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let first = CivilDate(start, in: zone).dayNumber
        let midnights = (first...(first + 4)).compactMap { number in
            CivilDate(dayNumber: number).start(in: zone).map { (date: CivilDate(dayNumber: number), start: $0) }
        }
        days = midnights.filter { $0.start > start && $0.start < end }.map { day in
            let weekday = formatter.shortWeekday(day.date)
            let text = tr("{weekday} {date}", ["weekday": weekday, "date": formatter.dayAndMonth(day.date)])
            return MeteogramMoment(start: x(day.start), text: text, shortText: weekday)
        }
        times = midnights.flatMap { day in
            [6, 12, 18].compactMap { calendar.date(bySettingHour: $0, minute: 0, second: 0, of: day.start) }
        }.filter { $0 > start && $0 < end }.map { time in
            let text = formatter.hour(time, in: zone)
            return MeteogramMoment(start: x(time), text: text, shortText: text)
        }
    }
}
