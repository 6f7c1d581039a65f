package import Foundation
package import WeatherModel

/// The days from today on, with the course of the weather that all that is said of them comes from.
package struct DayOutlooks {
    /// From today on.
    package let all: [DayOutlook]
    let course: PrecipitationCourse
    /// From now on.
    let rows: [HourSpan]
    private let daylight: Daylight

    /// - Parameter report: As it came.
    package init(of report: WeatherReport, over coordinates: Coordinates, at now: Date) {
        let settled = report.settled(at: now)
        let course = PrecipitationCourse(settled, at: now)
        let rows = settled.hourRows.spans.filter { $0.end > now }
        let (zone, daylight) = (report.timeZone, report.daylight(over: coordinates))
        self.course = course
        self.rows = rows
        self.daylight = daylight
        all = settled.days(from: now).map { day in
            let period = day.date.span(in: zone).flatMap { PeriodWeather($0, course, rows, daylight) }
            return DayOutlook(day, period, falling: course.falls(on: day.date, in: zone), at: now, in: zone)
        }
    }

    /// Nil where the rows do not cover it.
    package func period(_ range: Range<Date>) -> PeriodWeather? { PeriodWeather(range, course, rows, daylight) }
}
