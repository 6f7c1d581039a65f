import WeatherModel

extension Conditions {
    /// The condition in words for use within a sentence, or the source's description; nil if there is neither.
    package var spokenWeather: String? {
        switch condition {
        case nil: sourceDescription
        case .unknown: sourceDescription ?? WeatherCondition.unknown.words
        case let condition?: condition.words
        }
    }

    /// The condition in words for a line of its own, such as "Light rain", or "—".
    package var weather: String {
        spokenWeather?.capitalizedFirst ?? TemperatureText.missing
    }
}
