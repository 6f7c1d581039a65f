import Foundation
import WeatherModel
import WeatherServices

/// The weather of a scene: that of another service, with warnings and minutes added.
struct GalleryReports: ReportFetching {
    let weather: ReportService
    let alerts: [Alert]
    /// The steps that replace the other service's for Vancouver, which then alone has the warnings; nil for neither.
    let minutes: [PrecipitationStep]?
    let now: Date

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        // The drawings' minutes and warnings are those of one place.
        let isDrawn = location.timeZoneIdentifier == "America/Vancouver"
        var fetched = await weather.report(of: parts.subtracting([.alerts]), for: location)
        if parts.contains(.alerts) {
            let here = minutes == nil || isDrawn ? alerts : []
            fetched.report?.alerts = Sourced(here, source: .meteoAlarm, fetchedAt: now)
        }
        if let minutes, fetched.report?.minutes != nil, isDrawn {
            fetched.report?.minutes?.value = minutes
        }
        return fetched
    }

    func firstSource(of part: WeatherPart, for location: Location) -> WeatherSource? {
        weather.firstSource(of: part, for: location)
    }
}
