import Astronomy
import Foundation
public import WeatherModel
public import WeatherText

/// The daylight of a year, a column for each day, from midnight at the bottom to midnight at the top.
public struct DaylightYear: Sendable, Hashable {
    /// The light of one day.
    struct Day: Sendable, Hashable {
        /// The hour of the clock at which the sun is highest.
        let noon: Double
        /// The hours before and after noon of sun, civil, nautical and astronomical twilight, 0 to 12.
        let halves: [Double]
        /// The seconds by which the clock is ahead of UTC.
        let offset: Int
        /// What is read of the day.
        let words: LazyValue<DaylightWords>
    }

    /// A month, as indices of days.
    struct Month: Sendable, Hashable {
        let name: String
        let days: Range<Int>
    }

    let days: [Day]
    let months: [Month]
    /// The index of today.
    public let today: Int
    /// Midnight, 06:00 and so on to midnight, as they are written.
    let hours: [String]
    /// The day with the most light, and what is written of it.
    let longest: (day: Int, length: String, name: String)
    /// Rise and set of the sun today, as hours of the clock and as they are written.
    let todayTimes: [(hour: Double, text: String)]
    /// The names of the five kinds of light, from day to night.
    let legend: [String]
    /// The word "Today".
    let todayText: String
    /// The heading, "The year’s daylight".
    public let title: String
    /// The whole in a sentence, for a screen reader.
    public let spokenText: String
    private let content: LazyValue<ChartTable>
    private let identity: Identity

    /// Rise and set of the sun on each day, as text.
    public var table: ChartTable { content.value }

    /// What all the rest follows from.
    private struct Identity: Sendable, Hashable {
        let coordinates: Coordinates
        let zone: TimeZone
        let date: CivilDate
        let formatter: WeatherFormatter
    }

    /// Returns nil on a day that the place's calendar does not have.
    public init?(over coordinates: Coordinates, _ context: SentenceContext) {
        let (zone, formatter) = (context.zone, context.formatter)
        let date = CivilDate(context.now, in: zone)
        guard let first = CivilDate("\(date.year)-01-01"), let next = CivilDate("\(date.year + 1)-01-01"),
            let sun = SunDay(date, in: zone, over: coordinates)
        else { return nil }
        identity = Identity(coordinates: coordinates, zone: zone, date: date, formatter: formatter)
        let dates = (first.dayNumber..<next.dayNumber).map { CivilDate(dayNumber: $0) }
        today = date.dayNumber - first.dayNumber
        days = dates.map { Self.day($0, over: coordinates, context) }
        var months: [Month] = []
        for (index, day) in dates.enumerated() where day.day == 1 {
            let end = dates[index...].firstIndex { $0.month != day.month } ?? dates.count
            months.append(Month(name: formatter.month(day), days: index..<end))
        }
        self.months = months
        let midnight = date.start(in: zone) ?? context.now
        let clock = Date(timeIntervalSince1970: 0)
        hours =
            [0, 6, 12, 18].map { formatter.hour(clock + $0 * 3600, in: .gmt) }
            + [formatter.endOfDay(clock + 86_400, in: .gmt)]
        longest = Self.longest(dates, days.map { $0.halves[0] }, over: coordinates, context)
        todayTimes = [sun.horizon.rise, sun.horizon.set].compactMap { $0 }.map { time in
            (time.timeIntervalSince(midnight) / 3600, formatter.time(time, in: zone))
        }
        legend = [
            tr("day", context: "light"), tr("light enough to read"), tr("dusk"), tr("last glow"),
            tr("night, all stars"),
        ]
        let now = today
        content = LazyValue { Self.table(dates, over: coordinates, present: now, context) }
        todayText = tr("Today")
        title = tr("The year’s daylight")
        spokenText = PhraseList.text([
            title, longest.name, DaylightText.reading(sun, context.speaking),
        ])
    }

    /// Years of one place on one day, written alike, are equal.
    public static func == (one: DaylightYear, other: DaylightYear) -> Bool { one.identity == other.identity }

    /// Feeds what all the rest follows from.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// Returns the longest day, or the middle of the polar day, of which all days are alike, with its first and last one; where it
    /// lasts over the turn of the year, that of its longer part.
    private static func longest(
        _ dates: [CivilDate], _ light: [Double], over coordinates: Coordinates, _ context: SentenceContext
    ) -> (day: Int, length: String, name: String) {
        let formatter = context.formatter
        func sun(_ index: Int) -> SunDay? { SunDay(dates[index], in: context.zone, over: coordinates) }
        func isPolar(_ index: Int) -> Bool { light[index] >= 12 - 1e-6 }
        let most = light.indices.max { light[$0] < light[$1] } ?? 0
        let length = sun(most).map { DaylightText.length($0, formatter) } ?? ""
        guard isPolar(most), let other = light.indices.first(where: { !isPolar($0) }),
            let past = light.indices.last(where: { !isPolar($0) })
        else { return (most, length, tr("{day}, the longest day", ["day": formatter.dayAndMonth(dates[most])])) }
        // In the south it begins in the old year and ends in the new one.
        let isSplit = isPolar(0)
        let first = isSplit ? past + 1 : light.indices.first(where: isPolar) ?? most
        let last = isSplit ? other - 1 : light.indices.last(where: isPolar) ?? most
        let ends = [formatter.dayAndMonth(dates[min(first, dates.count - 1)]), formatter.dayAndMonth(dates[last])]
        let middle =
            !isSplit ? (first + last) / 2 : dates.count - first > last ? (first + dates.count - 1) / 2 : last / 2
        return (
            middle, sun(middle).map { DaylightText.length($0, formatter) } ?? length,
            tr("{first} to {last}", context: "days", ["first": ends[0], "last": ends[1]])
        )
    }

    private static func day(_ date: CivilDate, over coordinates: Coordinates, _ context: SentenceContext) -> Day {
        let zone = context.zone
        let midnight = date.start(in: zone) ?? CivilDate(dayNumber: date.dayNumber).start(in: .gmt) ?? context.now
        let arc = SunArc(near: midnight + SunArc.longest, over: coordinates)
        let offset = zone.secondsFromGMT(for: arc.noon)
        let local = arc.noon.timeIntervalSince1970 + Double(offset)
        return Day(
            noon: (local - Double(date.dayNumber - epoch) * 86_400) / 3600,
            halves: SunArc.heights.map { arc.half(above: $0) / 3600 }, offset: offset,
            words: LazyValue {
                guard let sun = SunDay(date, in: zone, over: coordinates) else {
                    return DaylightWords(reading: "", spoken: "")
                }
                return DaylightWords(
                    reading: DaylightText.reading(sun, context), spoken: DaylightText.reading(sun, context.speaking))
            })
    }

    private static func table(
        _ dates: [CivilDate], over coordinates: Coordinates, present: Int, _ context: SentenceContext
    ) -> ChartTable {
        let (formatter, zone) = (context.formatter, context.zone)
        func time(_ date: Date?) -> String { date.map { formatter.time($0, in: zone) } ?? TemperatureText.missing }
        let known = dates.compactMap { SunDay($0, in: zone, over: coordinates) }
        let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone)
        return ChartTable(
            header: [tr("Date"), tr("Sunrise"), tr("Sunset"), tr("Daylight")],
            rows: known.map { sun in
                [
                    formatter.dayAndMonth(sun.date), time(sun.horizon.rise), time(sun.horizon.set),
                    DaylightText.length(sun, formatter),
                ]
            },
            spokenRows: known.map { DaylightText.reading($0, context.speaking) },
            present: known.firstIndex { $0.date == dates[present] },
            records: known.map { sun in
                [sun.date.description]
                    + [sun.horizon.rise, sun.horizon.set].map { $0?.formatted(style) ?? "" }
                    + ["\((sun.dayLength / 36).rounded() / 100)"]
            })
    }

    private static let epoch = CivilDate(Date(timeIntervalSince1970: 0), in: .gmt).dayNumber
}

/// What is read of a day of the year.
struct DaylightWords: Sendable, Hashable {
    let reading: String
    let spoken: String
}

extension DaylightYear {
    /// The ways in which keys move over the days.
    public enum Step: Sendable, Hashable {
        case days(Int), months(Int), today, end
    }

    /// Returns what is read of a day: "24 Nov: 8 h 9 min, sun from 08:02 to 16:11".
    public func reading(of day: Int) -> String { days.indices.contains(day) ? days[day].words.value.reading : "" }

    /// Returns the same for a screen reader.
    public func spokenReading(of day: Int) -> String { days.indices.contains(day) ? days[day].words.value.spoken : "" }

    /// Returns the day to which a step leads, the same at the ends of the year.
    ///
    /// - Parameter day: The day that is read; nil to begin with today.
    public func day(from day: Int?, by step: Step) -> Int {
        guard let day else { return step == .end ? days.count - 1 : today }
        let wanted: Int
        switch step {
        case .days(let count): wanted = day + count
        case .months(let count):
            let month = months.firstIndex { $0.days.contains(day) } ?? 0
            let next = months[min(max(month + count, 0), months.count - 1)].days
            wanted = min(next.lowerBound + day - months[month].days.lowerBound, next.upperBound - 1)
        case .today: wanted = today
        case .end: wanted = days.count - 1
        }
        return min(max(wanted, 0), days.count - 1)
    }
}
