public import ArgumentParser

/// Where the weather comes from, as named on the command line.
public enum SourceName: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Every source that serves the place, in the order of the settings.
    case automatic
    /// One source alone.
    case openMeteo = "open-meteo"
    case metNorway = "met-norway"
    case nationalWeatherService = "nws"
    case brightSky = "bright-sky"
    case openWeather = "openweather"
    case weatherUnderground = "weather-underground"
    /// Answers that come with the program, moved in time so that they begin today; no network.
    case sample
}
