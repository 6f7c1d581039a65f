import WeatherText

/// The content of the current-weather pane; all but three properties have defaults.
public protocol WeatherDisplayable {
    /// The name of the place, such as "Barcelona".
    var location: String { get }
    /// The weather in words, such as "Light rain".
    var weather: String { get }
    /// The temperature in degrees Celsius; nil if unknown. Views show `temperatureText`.
    var temperature: Double? { get }

    /// The temperature as text, such as "13°" or "−5°"; "—" if unknown.
    var temperatureText: String { get }
    /// The name of the program's own picture, or of one in the icon theme.
    var artworkName: String { get }
    /// The apparent temperature, such as "Feels like 9°"; nil if unknown or equal to the temperature.
    var feelsLikeText: String? { get }
    /// The high and low, such as "High 16° · Low 8°"; nil if unknown.
    var highLowText: String? { get }
    /// The origin of the values, a line each; nil if it is not known.
    var provenance: String? { get }
    /// The text of the pane for a screen reader.
    var spokenText: String { get }
}

extension WeatherDisplayable {
    /// The temperature in whole degrees Celsius, by default.
    public var temperatureText: String { TemperatureText.celsius(temperature) }
    /// A few clouds, by default.
    public var artworkName: String { "weather-few-clouds-symbolic" }
    /// Nil, by default.
    public var feelsLikeText: String? { nil }
    /// Nil, by default.
    public var highLowText: String? { nil }
    /// Nil, by default.
    public var provenance: String? { nil }
    /// The place, the weather and the temperature, by default.
    public var spokenText: String { PhraseList.text([location, weather, temperatureText]) }
}
