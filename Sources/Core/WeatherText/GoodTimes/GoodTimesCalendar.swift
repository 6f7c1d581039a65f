public import Foundation
public import GoodTimes
public import WeatherModel

extension CalendarFile {
    /// Makes a calendar of the times of an activity at a place.
    ///
    /// - Parameters:
    ///   - times: The times to take, the earliest first.
    ///   - madeAt: The time at which the forecast was fetched.
    public init(
        _ times: [GoodTime], of outlook: GoodTimesOutlook, at place: Location.ID, called name: String,
        in zone: TimeZone, madeAt: Date, _ formatter: WeatherFormatter
    ) {
        let ids = CalendarEvent.ids(
            of: outlook.activity.id, at: place, beginning: times.map(\.span.lowerBound), in: zone)
        let conditions = outlook.activity.conditions(formatter).joined(separator: "\n")
        self.init(
            zip(ids, times).map { id, time in
                CalendarEvent(id: id, span: time.span, title: outlook.activity.words, text: conditions, place: name)
            }, madeAt: madeAt)
    }
}
