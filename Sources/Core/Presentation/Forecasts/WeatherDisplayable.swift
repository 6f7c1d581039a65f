import WeatherText

/// What the current-weather pane shows; three values are enough, the rest has defaults.
public protocol WeatherDisplayable {
    /// The place, "Barcelona".
    var location: String { get }
    /// The weather in words, "Light rain".
    var weather: String { get }
    /// Degrees Celsius; nil where unknown. Views show `temperatureText`.
    var temperature: Double? { get }

    /// "13°", "−5°", or "—" where unknown.
    var temperatureText: String { get }
    /// The icon's name in the icon theme.
    var iconName: String { get }
    /// The name of this program's own picture, or of the icon where it has none.
    var artworkName: String { get }
    /// The place's local time, "14:05"; nil where its zone is unknown.
    var locationTime: String? { get }
    /// "Feels like 9°"; nil where unknown or the same as the temperature.
    var feelsLikeText: String? { get }
    /// "High 16° · Low 8°"; nil where unknown.
    var highLowText: String? { get }
    /// The pane as one sentence for a screen reader.
    var spokenText: String { get }
}

extension WeatherDisplayable {
    /// Whole degrees Celsius.
    public var temperatureText: String { TemperatureText.celsius(temperature) }
    /// A sky that promises nothing.
    public var iconName: String { "weather-few-clouds-symbolic" }
    /// The icon's.
    public var artworkName: String { iconName }
    /// Unknown.
    public var locationTime: String? { nil }
    /// Unknown.
    public var feelsLikeText: String? { nil }
    /// Unknown.
    public var highLowText: String? { nil }
    /// The three values.
    public var spokenText: String { PhraseList.text([location, weather, temperatureText]) }
}
