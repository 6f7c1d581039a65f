import ForecastComparison
public import Foundation
public import WeatherModel
public import WeatherServices

/// One of the forecasts that are compared: that of a source, or that for a place.
public struct ComparedForecast: Sendable {
    /// The identifier of the source or the place.
    public let id: String
    /// The name of the source or the place.
    public let name: String
    /// The place.
    public let place: Location
    /// The zone of the place.
    public let zone: TimeZone
    /// What is known; nil if nothing is.
    public let report: SettledReport?
    /// Why nothing newer, or nothing at all, is known; nil if nothing failed.
    public let failure: FetchError?

    /// Makes one of a report as it was received.
    ///
    /// - Parameter report: What is known; hours and days of another source than that which is compared do not belong there.
    public init(
        id: String, name: String, place: Location, zone: TimeZone, report: WeatherReport?, failure: FetchError? = nil,
        at now: Date
    ) {
        (self.id, self.name, self.place, self.failure) = (id, name, place, failure)
        self.zone = report?.timeZone ?? zone
        self.report = report.flatMap { $0.days == nil && $0.hours == nil ? nil : $0.settled(at: now) }
    }

    /// The days from today on, of today the whole day, as the page and the list of days have them.
    package var days: [Day] {
        guard let report else { return [] }
        let today = CivilDate(report.now, in: report.timeZone)
        let whole = Dictionary(report.dayRows.map { ($0.date, $0) }) { first, _ in first }
        return DayOutlooks(of: report, over: place.coordinates).all.map { outlook in
            var day = outlook.day
            if day.date == today {
                day = report.wholeDay(outlook, over: place.coordinates)
            } else if !report.areDaysOfHours {
                day = whole[day.date] ?? day
            }
            (day.high, day.low) = (outlook.day.high, outlook.day.low)
            // A source that leaves out one end of today knows what is left of it alone, whatever it calls the row.
            if day.date == today, (day.high == nil) != (day.low == nil) { day.isPartial = true }
            return day
        }
    }

    /// What rows across midnight leave open of its days.
    var doubts: [CivilDate: MidnightDoubt] {
        guard let report, report.areDaysOfHours else { return [:] }
        return MidnightDoubt.all(in: report.hourRows, report.timeZone)
    }

    /// When what is known arrived; nil if nothing is.
    public var fetchedAt: Date? { report?.fetchedAt(.days) ?? report?.fetchedAt(.hours) }
}
