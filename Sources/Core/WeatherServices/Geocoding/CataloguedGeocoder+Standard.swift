public import Foundation
import WeatherModel

extension CataloguedGeocoder {
    /// Returns Open-Meteo, OpenWeather if there is a key, and Nominatim; with a server of the user's own in place of
    /// Open-Meteo's, only that one, so that no one else learns of the search.
    ///
    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - keys: Looks up a key that the access does not have, when its service is about to be asked.
    ///   - now: Returns the current time, from which the wait after a used-up quota counts.
    public static func standard(
        transport: any HTTPTransport, access: SourceAccess = SourceAccess(), keys: KeyFinding? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) -> [CataloguedGeocoder] {
        let ownServer = access.servers[WeatherSource.openMeteo.id]
        let openMeteo = CataloguedGeocoder(
            credit: "Open-Meteo.com, GeoNames, CC BY 4.0", host: ownServer?.host() ?? "geocoding-api.open-meteo.com",
            service: OpenMeteoGeocodingService(transport: transport, server: ownServer, now: now))
        guard ownServer == nil else { return [openMeteo] }
        let server = access.servers[WeatherSource.openWeather.id]
        let withKey: @Sendable (APIKey) -> any GeocodingService = { key in
            OpenWeatherGeocodingService(transport: transport, key: key, server: server, now: now)
        }
        let service: (any GeocodingService)? =
            access.openWeatherKey.map(withKey)
            ?? keys.map { keys in UnlockedGeocodingService { await keys(.openWeather, server).map(withKey) } }
        let openWeather = service.map { service in
            CataloguedGeocoder(
                credit: WeatherSource.openWeather.name, host: server?.host() ?? "api.openweathermap.org",
                service: service)
        }
        let nominatim = CataloguedGeocoder(
            credit: WeatherSource.nominatim.attribution, host: "nominatim.openstreetmap.org",
            service: NominatimService(transport: transport, now: now))
        return [openMeteo, openWeather, nominatim].compactMap { $0 }
    }
}
