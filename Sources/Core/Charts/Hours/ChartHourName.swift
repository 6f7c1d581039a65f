import Foundation
import WeatherModel
import WeatherText

/// What an hour of a chart is called, for the eye and for a screen reader.
struct ChartHourName: Sendable {
    /// What the name depends on beside formats and time zone.
    struct Key: Sendable, Equatable {
        let start: Date
        let end: Date
        let saysDay: Bool
        let saysDate: Bool
        let isRepeated: Bool
        let isPresent: Bool
    }

    let key: Key
    /// The time, such as "15:00" or "3 PM", also for the present hour.
    let clockTime: String
    /// Whether the hour before has the same time on the clock.
    var isRepeated: Bool { key.isRepeated }
    /// Whether the hour is the present one.
    var isPresent: Bool { key.isPresent }
    /// The day, unless it is today, and the time for a screen reader: "Friday 27 November, midnight".
    let spoken: LazyValue<String>
    /// The same with the time that the row covers, where that is longer than an hour: "Friday 27 November, from 18:00 to midnight".
    let spokenSpan: LazyValue<String>
    private let shortDay: String
    private let spanText: String?

    /// The weekday and time, such as "Sat 15:00", and from a week on the date, "Sat 28 Nov 15:00", with a remark at an hour
    /// repeated by a clock change.
    var fullTime: String {
        tr("{weekday} {time}", ["weekday": shortDay, "time": Self.told(clockTime, isRepeated)])
    }

    /// The same with the time that the row covers, where that is longer than an hour: "Sat 18:00 to 00:00".
    var fullSpan: String {
        spanText.map { tr("{weekday} {time}", ["weekday": shortDay, "time": $0]) } ?? fullTime
    }

    /// Returns the name of each hour.
    ///
    /// - Parameters:
    ///   - repeated: The beginnings of hours that have the same local time as the one before.
    ///   - known: The names in the same formats and time zone that need not be made; nil for none.
    static func all(
        _ spans: [HourSpan], repeated: Set<Date>, known: ChartMemory.Rows? = nil, _ context: SentenceContext
    ) -> [ChartHourName] {
        let today = CivilDate(context.now, in: context.zone)
        var last: DayNames?
        return spans.enumerated().map { index, span in
            let date = CivilDate(span.start.time, in: context.zone)
            let key = Key(
                start: span.start.time, end: span.end, saysDay: date != today,
                saysDate: abs(date.dayNumber - today.dayNumber) >= 7, isRepeated: repeated.contains(span.start.time),
                isPresent: span.contains(context.now))
            if let name = known?.name(index, for: key) { return name }
            // Formatted once a day: for each hour it would be a tenth of the time a page takes.
            let day = last.flatMap { $0.date == date ? $0 : nil } ?? DayNames(date, context.formatter)
            last = day
            return ChartHourName(span, day, key, context)
        }
    }

    private init(_ span: HourSpan, _ day: DayNames, _ key: Key, _ context: SentenceContext) {
        let (time, formatter, zone) = (span.start.time, context.formatter, context.zone)
        let (clockTime, isRepeated) = (formatter.clockHour(time, in: zone), key.isRepeated)
        (self.key, self.clockTime) = (key, clockTime)
        shortDay = key.saysDate ? day.shortDay : day.shortWeekday
        let isLong = span.duration > 3600
        spanText = isLong ? formatter.hours(of: span, in: zone) : nil
        let lead = [key.saysDay ? day.spoken : nil, key.isPresent ? tr("Now") : nil]
        let spoken = LazyValue {
            PhraseList.text(lead + [Self.told(formatter.namedTime(time, in: zone) ?? clockTime, isRepeated)])
        }
        self.spoken = spoken
        spokenSpan =
            isLong
            ? LazyValue { PhraseList.text(lead + [formatter.hours(from: time, to: span.end, in: zone)]) } : spoken
    }

    /// Returns a time of the hour with a remark where a clock change repeats it.
    func told(_ clock: String) -> String { Self.told(clock, isRepeated) }

    private static func told(_ clock: String, _ isRepeated: Bool) -> String {
        isRepeated ? tr("{time}, for the second time", ["time": clock]) : clock
    }

    private struct DayNames {
        let date: CivilDate
        let spoken: String
        let shortWeekday: String
        let shortDay: String

        init(_ date: CivilDate, _ formatter: WeatherFormatter) {
            (self.date, spoken, shortWeekday) = (date, formatter.spokenDay(date), formatter.shortWeekday(date))
            shortDay = tr("{weekday} {date}", ["weekday": shortWeekday, "date": formatter.dayAndMonth(date)])
        }
    }
}
