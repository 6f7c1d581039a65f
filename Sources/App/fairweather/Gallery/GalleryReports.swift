import Foundation
import WeatherModel
import WeatherServices

/// The weather of a scene: that of another service, with warnings and minutes added.
struct GalleryReports: ReportFetching {
    let weather: ReportService
    let alerts: [Alert]
    /// The steps that replace the other service's for the first place; nil to keep those.
    let minutes: [PrecipitationStep]?
    let now: Date

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        var fetched = await weather.report(of: parts.subtracting([.alerts]), for: location)
        if parts.contains(.alerts) {
            fetched.report?.alerts = Sourced(alerts, source: .meteoAlarm, fetchedAt: now)
        }
        if let minutes, fetched.report?.minutes != nil, location.timeZoneIdentifier == "America/Vancouver" {
            fetched.report?.minutes?.value = minutes
        }
        return fetched
    }
}
