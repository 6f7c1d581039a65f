public import Foundation
public import WeatherModel

extension ReportService {
    /// The program's way to the weather over the network: one request at a time to a host, answers that hold are not
    /// asked for again, and a source that fails rests.
    ///
    /// - Parameters:
    ///   - transport: Reaches the network.
    ///   - source: The identity of the only source to ask; nil for all, by region.
    ///   - access: Keys and other servers, asked for at every report.
    ///   - keys: Looks for a key that the access does not have, when its source is about to be asked.
    ///   - preferences: Asked for at every report, too.
    ///   - health: Left out, no failure of an earlier run counts.
    ///   - patience: How long sources are waited for.
    public static func online(
        over transport: any HTTPTransport, only source: WeatherSource.ID? = nil,
        access: @escaping @Sendable () -> SourceAccess, keys: KeyFinding? = nil,
        preferences: @escaping @Sendable () -> SourcePreferences = { SourcePreferences() },
        health: SourceHealth? = nil, patience: Patience? = Patience(), now: @escaping @Sendable () -> Date
    ) -> ReportService {
        let sparing = SparingTransport(transport, cache: MemoryResponseCache(), now: now)
        let catalogues = KeptCatalogue { access in
            let catalogue = SourceCatalogue.standard(transport: sparing, access: access, keys: keys, now: now)
            return source.map { catalogue.only($0) } ?? catalogue
        }
        return ReportService(
            catalogue: { catalogues.catalogue(for: access()) }, preferences: preferences,
            health: health ?? SourceHealth(now: now), patience: patience)
    }

    /// Sample data, which come with the program.
    public static func sample(_ transport: SampleTransport, now: @escaping @Sendable () -> Date) -> ReportService {
        let catalogue = SourceCatalogue([
            CataloguedSource(
                .sample, parts: [.current, .minutes, .hours, .days, .airQuality],
                forecasts: OpenMeteoForecastService(transport: transport, source: .sample, now: now),
                airQuality: OpenMeteoAirQualityService(transport: transport, source: .sample, now: now))
        ])
        return ReportService(
            catalogue: { catalogue }, health: SourceHealth(now: now))
    }
}

extension SourceCatalogue {
    /// The source of that identity alone, with what belongs to it.
    fileprivate func only(_ source: WeatherSource.ID) -> SourceCatalogue {
        SourceCatalogue(sources.filter { $0.source.id == source || $0.source.id.hasPrefix(source + "-") })
    }
}

extension SourceCatalogue {
    /// Whether there is a source of that identity.
    public static func knows(_ source: WeatherSource.ID) -> Bool {
        all.contains { $0.id == source }
    }

    /// Every source there is, in the program's own order.
    public static var all: [WeatherSource] {
        [
            WeatherSource.openMeteo, .openMeteoAirQuality, .metNorway, .nationalWeatherService, .brightSky, .meteoAlarm,
            .openWeather, .weatherUnderground,
        ]
    }
}
