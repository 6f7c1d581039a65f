public import Foundation

/// A service that needs nothing but its server.
public protocol ServerClient: Sendable {
    /// The server that is asked unless the user names another.
    static var defaultServer: DefaultServer { get }

    /// Makes a client of the server.
    init(_ server: SourceServer)
}

extension ServerClient {
    /// Makes a client.
    ///
    /// - Parameters:
    ///   - transport: The transport that carries out the requests; its `User-Agent` must name the program.
    ///   - server: A server to ask instead of the service's own; its path and query are kept.
    ///   - now: Returns the current time, recorded as the time of arrival; warnings that have ended by it are left out.
    public init(
        transport: any HTTPTransport, server: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(SourceServer(Self.defaultServer, or: server, over: transport, now: now))
    }
}

/// The servers that are asked unless the user names another.
public enum DefaultServer: String, Sendable {
    /// Open-Meteo's free forecasts.
    case openMeteo = "https://api.open-meteo.com"
    /// Open-Meteo's free air quality.
    case openMeteoAirQuality = "https://air-quality-api.open-meteo.com"
    /// Open-Meteo's free ensembles.
    case openMeteoEnsemble = "https://ensemble-api.open-meteo.com"
    /// Open-Meteo's free archive of earlier years.
    case openMeteoArchive = "https://archive-api.open-meteo.com"
    /// Open-Meteo's free geocoding.
    case openMeteoGeocoding = "https://geocoding-api.open-meteo.com"
    /// MET Norway's forecasts and warnings.
    case metNorway = "https://api.met.no"
    /// The US National Weather Service.
    case nationalWeatherService = "https://api.weather.gov"
    /// Bright Sky, with data of Germany's weather service.
    case brightSky = "https://api.brightsky.dev"
    /// The feeds of MeteoAlarm.
    case meteoAlarm = "https://feeds.meteoalarm.org"
    /// The FOSS Public Alert Server of KDE.
    case publicAlerts = "https://alerts.kde.org"
    /// LibreWXR's pictures of precipitation.
    case libreWXR = "https://api.librewxr.net"
    /// OpenStreetMap's geocoding.
    case nominatim = "https://nominatim.openstreetmap.org"
    /// OpenWeather, where each user has a key.
    case openWeather = "https://api.openweathermap.org"
    /// Weather Underground, where owners of stations have a key.
    case weatherUnderground = "https://api.weather.com"
}
