import Foundation
import Presentation
import WeatherModel
import WeatherServices
import WeatherStore

/// Where the weather and the places come from, for the source the program was started with.
struct Services {
    let reports: any ReportFetching
    let geocoder: any GeocodingService
    /// Those that can be had.
    let parts: Set<WeatherPart>

    init(reports: any ReportFetching, geocoder: any GeocodingService, parts: Set<WeatherPart>) {
        (self.reports, self.geocoder, self.parts) = (reports, geocoder, parts)
    }

    init(
        _ source: SourceName, _ snapshot: SettingsSnapshot, environment: [String: String], shipped: ShippedFiles,
        now: @escaping @Sendable () -> Date
    ) {
        guard source != .sample else {
            let transport = SampleTransport(payload: { shipped.fixture("open-meteo/" + $0) }, now: now)
            reports = ReportService.sample(transport, now: now)
            geocoder = OpenMeteoGeocodingService(transport: transport, now: now)
            parts = [.current, .minutes, .hours, .days, .airQuality]
            return
        }
        let transport = AsyncHTTPTransport(environment: environment)
        reports = ReportService.online(
            over: transport, only: source == .automatic ? nil : source.rawValue, access: { snapshot.access },
            preferences: { snapshot.preferences }, now: now)
        geocoder = OpenMeteoGeocodingService(
            transport: transport, server: snapshot.access.servers[WeatherSource.openMeteo.id], now: now)
        parts = Set(WeatherPart.allCases)
    }
}
