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
    /// The place's local time, "14:05"; nil where its zone is unknown.
    var locationTime: String? { get }
    /// "Feels like 9°"; nil where unknown or the same as the temperature.
    var feelsLikeText: String? { get }
    /// "High 16° · Low 8°"; nil where unknown.
    var highLowText: String? { get }
    /// Wind, humidity and so on, in the order they are shown.
    var facts: [WeatherFact] { get }
    /// The pane as one sentence for a screen reader.
    var spokenText: String { get }
}

extension WeatherDisplayable {
    /// Whole degrees Celsius.
    public var temperatureText: String { TemperatureText.celsius(temperature) }
    /// A sky that promises nothing.
    public var iconName: String { "weather-few-clouds-symbolic" }
    /// Unknown.
    public var locationTime: String? { nil }
    /// Unknown.
    public var feelsLikeText: String? { nil }
    /// Unknown.
    public var highLowText: String? { nil }
    /// None.
    public var facts: [WeatherFact] { [] }
    /// The three values.
    public var spokenText: String { PhraseList.text([location, weather, temperatureText]) }
}
