import Foundation
import WeatherModel
import WeatherText

/// The marks on the time axis of a chart.
struct ChartMarks {
    let days: [ChartMark]
    /// The marks at 06:00, 12:00 and 18:00.
    let hours: [ChartMark]
    let clockChanges: [ChartMark]
    /// The beginnings of hours that have the same local time as the one before, when clocks go back.
    let repeated: Set<Date>

    init(_ times: [Date], from start: Date, _ context: SentenceContext) {
        let (zone, formatter) = (context.zone, context.formatter)
        func x(_ date: Date) -> Double { date.timeIntervalSince(start) / 3600 }
        var (days, hours): ([ChartMark], [ChartMark]) = ([], [])
        var changes: [ChartMark] = []
        var repeated: Set<Date> = []
        var previous: (date: CivilDate, offset: Int)?
        for time in times {
            let (date, offset) = (CivilDate(time, in: zone), zone.secondsFromGMT(for: time))
            if date != previous?.date {
                let text = tr(
                    "{weekday} {date}",
                    ["weekday": formatter.shortWeekday(date), "date": formatter.dayAndMonth(date)])
                days.append(ChartMark(id: date.description, x: x(time), text: text))
            }
            let hour = (Int(time.timeIntervalSince1970) + offset) / 3600 % 24
            if date == previous?.date, [6, 12, 18].contains(hour) {
                let text = formatter.hour(time, in: zone)
                hours.append(ChartMark(id: time.formatted(.iso8601), x: x(time), text: text))
            }
            if let before = previous?.offset, offset != before {
                let text = offset > before ? tr("Clocks go forward") : tr("Clocks go back")
                changes.append(ChartMark(id: time.formatted(.iso8601), x: x(time), text: text))
                if offset < before {
                    let shift = TimeInterval(before - offset)
                    repeated.formUnion(times.filter { $0 >= time && $0 < time.addingTimeInterval(shift) })
                }
            }
            previous = (date, offset)
        }
        self.days = days
        self.hours = hours
        clockChanges = changes
        self.repeated = repeated
    }
}
