import Foundation
import WeatherModel
import WeatherText

/// The marks on the time axis of a chart.
struct ChartMarks {
    let clockChanges: [MeteogramDay]
    /// The beginnings of hours that have the same local time as the one before, when clocks go back.
    let repeated: Set<Date>
    /// The midnights with the names of their days.
    let midnights: [MeteogramDay]
    /// Hours since midnight on the place's clock, 0 to 23, of each row.
    let clockHours: [Int]

    init(_ times: [Date], from start: Date, _ context: SentenceContext) {
        let (zone, formatter) = (context.zone, context.formatter)
        func x(_ date: Date) -> Double { date.timeIntervalSince(start) / 3600 }
        var changes: [MeteogramDay] = []
        var repeated: Set<Date> = []
        var (midnights, clockHours): ([MeteogramDay], [Int]) = ([], [])
        var previous: (date: CivilDate, offset: Int)?
        for time in times {
            let (date, offset) = (CivilDate(time, in: zone), zone.secondsFromGMT(for: time))
            let hour = (Int(time.timeIntervalSince1970) + offset) / 3600 % 24
            clockHours.append(hour)
            if date != previous?.date {
                let weekday = formatter.shortWeekday(date)
                let text = tr("{weekday} {date}", ["weekday": weekday, "date": formatter.dayAndMonth(date)])
                // Rows of several hours need not begin at midnight.
                let midnight = date.start(in: zone).map(x) ?? x(time)
                midnights.append(MeteogramDay(start: midnight, text: text, shortText: weekday))
            }
            if let before = previous?.offset, offset != before {
                let text = offset > before ? tr("Clocks go forward") : tr("Clocks go back")
                changes.append(MeteogramDay(start: x(time), text: text, shortText: text))
                if offset < before {
                    let shift = TimeInterval(before - offset)
                    repeated.formUnion(times.filter { $0 >= time && $0 < time.addingTimeInterval(shift) })
                }
            }
            previous = (date, offset)
        }
        (self.midnights, self.clockHours) = (midnights, clockHours)
        clockChanges = changes
        self.repeated = repeated
    }
}
