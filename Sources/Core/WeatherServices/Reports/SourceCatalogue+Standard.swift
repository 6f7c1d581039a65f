public import Foundation
import WeatherModel

extension SourceCatalogue {
    /// Returns all sources the program knows in the default order, to be made anew when the user's access changes.
    ///
    /// - Parameters:
    ///   - transport: The transport that carries out all requests.
    ///   - access: The user's keys and servers.
    ///   - keys: Looks up a key that `access` does not have, when its source is about to be asked.
    ///   - alertDocuments: Where documents of warnings are kept between two runs; nil for nowhere.
    ///   - now: Returns the current time, recorded as the time of arrival.
    public static func standard(
        transport: any HTTPTransport, access: SourceAccess = SourceAccess(),
        keys: KeyFinding? = nil, alertDocuments: AlertDocumentMemory? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) -> SourceCatalogue {
        func server(_ source: WeatherSource) -> URL? { access.servers[source.id] }
        // Who asks a server of their own in place of Open-Meteo's wants no place to be told to that.
        let asksEnsemble = server(.openMeteo) == nil || server(.openMeteoEnsemble) != nil
        return SourceCatalogue([
            CataloguedSource(
                .openMeteo, parts: [.current, .minutes, .hours, .days], server: server(.openMeteo),
                forecasts: OpenMeteoForecastService(transport: transport, server: server(.openMeteo), now: now)),
            CataloguedSource(
                .openMeteoAirQuality, parts: [.airQuality], server: server(.openMeteoAirQuality),
                airQuality: OpenMeteoAirQualityService(
                    transport: transport, server: server(.openMeteoAirQuality), now: now)),
            CataloguedSource(
                .openMeteoEnsemble, parts: asksEnsemble ? [.spread] : [], server: server(.openMeteoEnsemble),
                spreads: OpenMeteoEnsembleService(
                    transport: transport, server: server(.openMeteoEnsemble), now: now)),
            // The years before are no part of a report, and asked for on their own.
            CataloguedSource(.openMeteoArchive, parts: [], server: server(.openMeteoArchive)),
            CataloguedSource(
                .metNorway, parts: [.current, .hours, .days, .alerts], alertArea: .norway,
                server: server(.metNorway),
                forecasts: MetNorwayService(transport: transport, server: server(.metNorway), now: now),
                alerts: MetAlertsService(transport: transport, server: server(.metNorway), now: now)),
            CataloguedSource(
                .nationalWeatherService, parts: [.current, .hours, .days, .alerts], area: .unitedStates,
                server: server(.nationalWeatherService),
                forecasts: NationalWeatherService(
                    transport: transport, server: server(.nationalWeatherService), now: now),
                alerts: NWSAlertService(transport: transport, server: server(.nationalWeatherService), now: now)),
            CataloguedSource(
                .brightSky, parts: [.current, .hours, .days, .alerts], area: .germany, server: server(.brightSky),
                forecasts: BrightSkyService(transport: transport, server: server(.brightSky), now: now),
                alerts: BrightSkyAlertService(transport: transport, server: server(.brightSky), now: now)),
            CataloguedSource(
                .meteoAlarm, parts: [.alerts], area: .meteoAlarm, server: server(.meteoAlarm),
                alerts: MeteoAlarmService(transport: transport, server: server(.meteoAlarm), now: now)),
            openWeather(transport, access, keys, now),
            CataloguedSource(
                .publicAlerts, parts: [.alerts], server: server(.publicAlerts),
                alerts: PublicAlertService(
                    SourceServer(.publicAlerts, or: server(.publicAlerts), over: transport, now: now),
                    memory: alertDocuments)),
            weatherUnderground(transport, access, keys, now),
            // Its pictures are no part of a report, and asked for on their own.
            CataloguedSource(.libreWXR, parts: [], server: server(.libreWXR)),
        ])
    }

    private static func openWeather(
        _ transport: any HTTPTransport, _ access: SourceAccess, _ keys: KeyFinding?,
        _ now: @escaping @Sendable () -> Date
    ) -> CataloguedSource {
        let server = access.servers[WeatherSource.openWeather.id]
        let free: Set<WeatherPart> = [.current, .hours, .days, .airQuality]
        let parts = access.openWeatherProduct == .free ? free : free.union([.minutes, .alerts])
        guard let key = access.openWeatherKey, !key.secret.isEmpty else {
            var unlocked: (@Sendable () async -> CataloguedSource?)?
            if let keys {
                unlocked = {
                    guard let key = await keys(.openWeather, server) else { return nil }
                    var own = access
                    own.openWeatherKey = key
                    return Self.openWeather(transport, own, nil, now)
                }
            }
            return CataloguedSource(.openWeather, parts: parts, needsKey: true, server: server, unlocked: unlocked)
        }
        return CataloguedSource(
            .openWeather, parts: parts, needsKey: true, server: server,
            forecasts: OpenWeatherService(
                transport: transport, key: key, product: access.openWeatherProduct, server: server, now: now),
            airQuality: OpenWeatherAirQualityService(transport: transport, key: key, server: server, now: now),
            alerts: OneCallAlertService(
                transport: transport, key: key, product: access.openWeatherProduct, server: server, now: now))
    }

    private static func weatherUnderground(
        _ transport: any HTTPTransport, _ access: SourceAccess, _ keys: KeyFinding?,
        _ now: @escaping @Sendable () -> Date
    ) -> CataloguedSource {
        let server = access.servers[WeatherSource.weatherUnderground.id]
        // Without a station a key is of no use.
        guard let station = access.weatherUndergroundStation, !station.isEmpty else {
            return CataloguedSource(.weatherUnderground, parts: [.current], needsKey: true, server: server)
        }
        guard let key = access.weatherUndergroundKey, !key.secret.isEmpty else {
            var unlocked: (@Sendable () async -> CataloguedSource?)?
            if let keys {
                unlocked = {
                    guard let key = await keys(.weatherUnderground, server) else { return nil }
                    var own = access
                    own.weatherUndergroundKey = key
                    return Self.weatherUnderground(transport, own, nil, now)
                }
            }
            return CataloguedSource(
                .weatherUnderground, parts: [.current], needsKey: true, server: server, unlocked: unlocked)
        }
        return CataloguedSource(
            .weatherUnderground, parts: [.current], needsKey: true, server: server,
            forecasts: WeatherUndergroundStationService(
                transport: transport, key: key, station: station, server: server, now: now),
            trial: WeatherUndergroundStationService(
                transport: transport, key: key, station: station, server: server, reach: .infinity, now: now))
    }
}
