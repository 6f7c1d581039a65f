public import Foundation
public import GoodTimes
import WeatherModel

/// The coming good times of an activity, in words and as rows of a table.
public struct GoodTimesText: Sendable, Hashable {
    /// One of the times.
    public struct Row: Sendable, Hashable {
        /// "Today", "Tomorrow" or "Saturday".
        public let dayText: String
        /// "21 Nov".
        public let dateText: String
        /// "16:00 to 19:00", with "about" where the forecast has longer steps.
        public let timesText: String
        /// "then wind"; empty where nothing of the weather ends it.
        public let endText: String
    }

    /// The times that begin within the days that are asked for, the earliest first.
    public let rows: [Row]
    /// The sentence in place of rows where there are none: which weather is in the way, and when the next time is, or that the
    /// hours of one's own are too short.
    public let silence: String?
    /// What has to be said beside the times: limits that are left out, longer steps, a forecast that ends early.
    public var notes: [String] { gaps + [coarse, end].compactMap(\.self) }
    /// The limits that are left out, and those that are known of a part of the time only, a sentence each.
    let gaps: [String]
    /// Said of times that are no more exact than the forecast's steps; nil where these are short.
    private let coarse: String?
    /// Said of a forecast that ends before the last day; nil where it does not.
    let end: String?

    /// - Parameters:
    ///   - days: The days from now on of which the times are told.
    ///   - zone: The zone of the place.
    public init(_ outlook: GoodTimesOutlook, days: Int, in zone: TimeZone, at now: Date, _ formatter: WeatherFormatter)
    {
        let end = now.addingTimeInterval(Double(days) * 86_400)
        let times = outlook.times.filter { $0.span.lowerBound < end }
        rows = times.map { Row($0, in: zone, at: now, formatter) }
        silence = times.isEmpty ? Self.silence(outlook, in: zone, at: now, formatter) : nil
        var gaps: [String] = []
        if !outlook.unknown.isEmpty, !outlook.hours.isEmpty {
            let names = PhraseList.text(outlook.unknown.map(\.listedName))
            gaps.append(tr("Left out, unknown here: {names}.", ["names": names]))
        }
        let toTell = min(end, outlook.end ?? end)
        for time in Set(outlook.partlyKnown.map(\.end)).sorted() where time < toTell {
            let names = PhraseList.text(outlook.partlyKnown.filter { $0.end == time }.map(\.quantity.listedName))
            let values = ["time": formatter.dated(time, in: zone), "names": names]
            gaps.append(tr("Known only until: {time} ({names}).", values))
        }
        self.gaps = gaps
        coarse =
            times.contains(where: \.isCoarse)
            ? tr("The forecast has steps of several hours, so these times are approximate.") : nil
        self.end = outlook.end.flatMap { last in
            last < end ? tr("End of the forecast: {time}.", ["time": formatter.dated(last, in: zone)]) : nil
        }
    }

    private static func silence(
        _ outlook: GoodTimesOutlook, in zone: TimeZone, at now: Date, _ formatter: WeatherFormatter
    ) -> String {
        if let problem = outlook.activity.lengthProblem(in: zone, at: now, formatter) {
            return PhraseList.sentences([tr("No good time."), problem]) ?? problem
        }
        guard !outlook.hours.isEmpty else { return tr("Too little is known to name a time.") }
        var sentences = [outlook.isMostlyUnknown ? tr("Too little is known to name a time.") : tr("No good time.")]
        if let deciding = outlook.deciding {
            sentences.append(tr("Mostly in the way: {weather}.", ["weather": deciding.words]))
        }
        if let next = outlook.times.first {
            let day = formatter.dated(next.span.lowerBound, in: zone)
            sentences.append(tr("Next one: {time}.", ["time": day]))
        }
        return PhraseList.sentences(sentences) ?? ""
    }
}

extension GoodTimesText.Row {
    fileprivate init(_ time: GoodTime, in zone: TimeZone, at now: Date, _ formatter: WeatherFormatter) {
        let day = CivilDate(time.span.lowerBound, in: zone)
        dayText = formatter.dayName(day, today: CivilDate(now, in: zone))
        dateText = formatter.dayAndMonth(day)
        timesText = time.text(in: zone, at: now, formatter)
        endText = time.ending.text ?? ""
    }
}

extension GoodTime.Ending {
    /// "then wind"; nil for the hours of one's own, and where nothing is known.
    fileprivate var text: String? {
        guard case .limit(let missed) = self else { return nil }
        return tr("then {weather}", ["weather": missed.words])
    }
}

extension GoodTime {
    /// Returns "16:00 to 19:00", with the day of its end where that is another one.
    func text(in zone: TimeZone, at now: Date, _ formatter: WeatherFormatter) -> String {
        let start =
            span.lowerBound <= now
            ? tr("now", context: "beginning of a time") : formatter.hour(span.lowerBound, in: zone)
        let values = ["start": start, "end": formatter.end(of: span, in: zone)]
        return isCoarse ? tr("roughly {start} to {end}", values) : tr("{start} to {end}", values)
    }
}

extension WeatherFormatter {
    /// Returns "Today", "Tomorrow" or "Saturday".
    func dayName(_ day: CivilDate, today: CivilDate) -> String {
        switch day.dayNumber - today.dayNumber {
        case 0: tr("Today")
        case 1: tr("Tomorrow")
        default: weekday(day)
        }
    }

    /// Returns the end of a stretch whose beginning is told with its day: "16:00", or "Saturday 21 Nov, 16:00" on another day.
    func end(of span: Range<Date>, in zone: TimeZone) -> String {
        let (start, end) = (span.lowerBound, span.upperBound)
        // The midnight that ends the day is still that day's.
        let isSameDay = CivilDate(start, in: zone) == CivilDate(max(start, end.addingTimeInterval(-1)), in: zone)
        return isSameDay ? hour(end, in: zone) : dated(end, in: zone)
    }

    /// Returns "Saturday 21 Nov, 16:00".
    package func dated(_ date: Date, in zone: TimeZone) -> String {
        let day = CivilDate(date, in: zone)
        return tr(
            "{weekday} {date}, {time}",
            ["weekday": weekday(day), "date": dayAndMonth(day), "time": hour(date, in: zone)])
    }
}
