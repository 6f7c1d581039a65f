public import ArgumentParser

/// The sources that can be chosen on the command line.
public enum SourceName: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// All sources that serve the place, in the order of the settings.
    case automatic
    /// A single source.
    case openMeteo = "open-meteo"
    case metNorway = "met-norway"
    case nationalWeatherService = "nws"
    case brightSky = "bright-sky"
    case openWeather = "openweather"
    case weatherUnderground = "weather-underground"
    /// The bundled sample data, moved so that they begin today; without a network.
    case sample
}
