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
        let credits = sources.flatMap { [$0.localAttribution, $0.creditedHomepage] as [String?] }.compactMap(\.self)
        let lines = activity.conditions(formatter) + credits
        let text = lines.filter { !$0.isEmpty }.joined(separator: "\n")
        self.init(
            times.map { id, time in
                CalendarEvent(
                    id: id, span: time.begins..<time.span.upperBound, title: activity.words, text: text, place: name)
            }, madeAt: madeAt)
    }
}

extension CalendarMemory {
    /// Returns the times of an activity at a place as a calendar, each the same event as in an earlier one.
    ///
    /// - Parameters:
    ///   - times: The times to take, the earliest first.
    ///   - report: The weather that they are read of.
    ///   - zone: The zone of the place.
    public mutating func calendar(
        of times: [GoodTime], for activity: Activity, at place: SavedPlace, by report: WeatherReport?,
        in zone: TimeZone, at now: Date, _ formatter: WeatherFormatter
    ) -> CalendarFile {
        let spans = times.map { $0.begins..<$0.span.upperBound }
        let ids = ids(of: activity.id, at: place.id, for: spans, in: zone, at: now)
        let hasAir = activity.limits[.airQuality] != nil || activity.limits[.pollen] != nil
        let parts: Set<WeatherPart> = hasAir ? [.hours, .minutes, .airQuality] : [.hours, .minutes]
        return CalendarFile(
            zip(ids, times).map { ($0, $1) }, of: activity, called: place.localName,
            by: (report?.credits(of: parts, at: now) ?? []).map(\.source),
            madeAt: report?.hours?.fetchedAt ?? now, formatter)
    }
}
