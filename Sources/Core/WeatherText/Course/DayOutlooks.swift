package import Foundation
package import WeatherModel

/// The weather of the days from today on, all derived from one course of precipitation.
package struct DayOutlooks {
    /// The days from today on.
    package let all: [DayOutlook]
    let course: PrecipitationCourse
    /// The forecast rows from now on.
    let rows: [HourSpan]
    private let daylight: Daylight

    /// - Parameter report: The report as it was received, before `settled(at:)`.
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

    /// Returns the weather of a period; nil if the rows do not cover it.
    package func period(_ range: Range<Date>) -> PeriodWeather? { PeriodWeather(range, course, rows, daylight) }
}
