import Foundation
import WeatherModel
import WeatherServices

/// The weather of a scene: that of another service, with warnings added.
struct GalleryReports: ReportFetching {
    let weather: ReportService
    let alerts: [Alert]
    let now: Date

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        var fetched = await weather.report(of: parts.subtracting([.alerts]), for: location)
        if parts.contains(.alerts) {
            fetched.report?.alerts = Sourced(alerts, source: .meteoAlarm, fetchedAt: now)
        }
        return fetched
    }
}
