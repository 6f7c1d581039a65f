public import Foundation
import WeatherModel

extension CataloguedGeocoder {
    /// Open-Meteo, OpenWeather where there is a key, and Nominatim; only the user's own server of Open-Meteo's kind
    /// where there is one, as who has it wants to ask nobody else.
    ///
    /// - Parameters:
    ///   - transport: Carries the requests.
    ///   - now: The moment a quota's rest counts from.
    public static func standard(
        transport: any HTTPTransport, access: SourceAccess = SourceAccess(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) -> [CataloguedGeocoder] {
        let ownServer = access.servers[WeatherSource.openMeteo.id]
        let openMeteo = CataloguedGeocoder(
            credit: "Open-Meteo.com, GeoNames, CC BY 4.0", host: ownServer?.host() ?? "geocoding-api.open-meteo.com",
            service: OpenMeteoGeocodingService(transport: transport, server: ownServer, now: now))
        guard ownServer == nil else { return [openMeteo] }
        let openWeather = access.openWeatherKey.map { key in
            let server = access.servers[WeatherSource.openWeather.id]
            return CataloguedGeocoder(
                credit: WeatherSource.openWeather.name, host: server?.host() ?? "api.openweathermap.org",
                service: OpenWeatherGeocodingService(transport: transport, key: key, server: server, now: now))
        }
        let nominatim = CataloguedGeocoder(
            credit: WeatherSource.nominatim.attribution, host: "nominatim.openstreetmap.org",
            service: NominatimService(transport: transport, now: now))
        return [openMeteo, openWeather, nominatim].compactMap { $0 }
    }
}
