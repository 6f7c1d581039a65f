public import Foundation
public import GoodTimes
public import WeatherModel
public import WeatherStore

extension CalendarFile {
    /// Makes a calendar of the times of an activity at a place, each from its beginning on.
    ///
    /// - Parameters:
    ///   - times: The times to take, the earliest first, each with the identifier of its event.
    ///   - name: The name of the place.
    ///   - sources: The sources of the forecast, whose licences ask to be named.
    ///   - madeAt: The time at which the forecast was fetched.
    public init(
        _ times: [(id: String, time: GoodTime)], of activity: Activity, called name: String,
        by sources: [WeatherSource],
        madeAt: Date, _ formatter: WeatherFormatter
    ) {
        let lines = activity.conditions(formatter) + sources.flatMap { [$0.attribution, $0.homepage] }
        let text = lines.filter { !$0.isEmpty }.joined(separator: "\n")
        self.init(
            times.map { id, time in
                CalendarEvent(
                    id: id, span: time.begins..<time.span.upperBound, title: activity.words, text: text, place: name)
            }, madeAt: madeAt)
    }
}
