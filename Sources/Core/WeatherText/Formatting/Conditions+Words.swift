import WeatherModel

extension Conditions {
    /// Within a sentence: the condition's words, else the source's own; nil where there are neither.
    package var spokenWeather: String? {
        switch condition {
        case nil: sourceDescription
        case .unknown: sourceDescription ?? WeatherCondition.unknown.words
        case let condition?: condition.words
        }
    }

    /// On a line of its own: "Light rain", or "—".
    package var weather: String {
        spokenWeather?.capitalizedFirst ?? TemperatureText.missing
    }

    /// The source's own words where it has any, else the condition's: "clear sky".
    package var detailedWeather: String {
        sourceDescription ?? spokenWeather ?? TemperatureText.missing
    }
}

extension String {
    /// With its first letter in upper case and the others as they are.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
