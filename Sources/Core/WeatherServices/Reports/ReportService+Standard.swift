public import Foundation
public import WeatherModel

extension ReportService {
    /// Returns the program's service: one request at a time to a host, answers cached while they are fresh, and a pause
    /// for sources that failed.
    ///
    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - source: The identifier of the only source to ask; nil for all, by region.
    ///   - access: Returns keys and servers of the user's own; called for every report.
    ///   - keys: Looks up a key that `access` does not have, when its source is about to be asked.
    ///   - preferences: Returns the user's preferences; called for every report.
    ///   - alertDocuments: Where documents of warnings are kept between two runs; by default nowhere.
    ///   - health: The remembered failures; by default none of an earlier run.
    ///   - timeout: The time limits for waiting for sources.
    ///   - wait: Returns after the given time, for which a request without an answer holds back others to its host.
    public static func online(
        over transport: any HTTPTransport, only source: WeatherSource.ID? = nil,
        access: @escaping @Sendable () -> SourceAccess, keys: KeyFinding? = nil,
        preferences: @escaping @Sendable () -> SourcePreferences,
        alertDocuments: AlertDocumentMemory? = nil, health: SourceHealth? = nil,
        timeout: SourceTimeouts? = SourceTimeouts(),
        wait: @escaping @Sendable (Duration) async -> Void = RequestPace.wait, now: @escaping @Sendable () -> Date
    ) -> ReportService {
        let health = health ?? SourceHealth(now: now)
        let obedient = ObedientTransport(transport, health: health)
        let sparing = SparingTransport(obedient, cache: ResponseCache(), wait: wait, now: now)
        let catalogues = CatalogueCache { access in
            let catalogue = SourceCatalogue.standard(
                transport: sparing, access: access, keys: keys, alertDocuments: alertDocuments, now: now)
            return source.map { catalogue.only($0) } ?? catalogue
        }
        return ReportService(
            catalogue: { catalogues.catalogue(for: access()) },
            preferences: {
                var preferences = preferences()
                // Whoever names a single source wants it asked.
                if source != nil { preferences.disabled = [] }
                return preferences
            },
            health: health, timeout: timeout)
    }

    /// Returns the service for the bundled sample data.
    public static func sample(_ transport: SampleTransport, now: @escaping @Sendable () -> Date) -> ReportService {
        let catalogue = SourceCatalogue([
            CataloguedSource(
                .sample, parts: [.current, .minutes, .hours, .days, .airQuality],
                forecasts: OpenMeteoForecastService(transport: transport, source: .sample, now: now),
                airQuality: OpenMeteoAirQualityService(transport: transport, source: .sample, now: now))
        ])
        return ReportService(
            catalogue: { catalogue }, preferences: { SourcePreferences() }, health: SourceHealth(now: now))
    }
}

extension SourceCatalogue {
    /// Returns the catalogue with that source alone, including its additional services such as air quality.
    fileprivate func only(_ source: WeatherSource.ID) -> SourceCatalogue {
        SourceCatalogue(sources.filter { $0.source.id == source || $0.source.id.hasPrefix(source + "-") })
    }
}

extension SourceCatalogue {
    /// Returns whether there is a source with that identifier.
    public static func knows(_ source: WeatherSource.ID) -> Bool {
        all.contains { $0.id == source }
    }

    /// All sources, in the default order.
    public static var all: [WeatherSource] {
        [
            WeatherSource.openMeteo, .openMeteoAirQuality, .openMeteoEnsemble, .openMeteoArchive, .metNorway,
            .nationalWeatherService, .brightSky, .meteoAlarm, .openWeather, .publicAlerts, .weatherUnderground,
            .libreWXR,
        ]
    }
}
