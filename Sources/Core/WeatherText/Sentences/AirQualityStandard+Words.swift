public import WeatherModel

extension AirQualityStandard {
    /// The text, such as "European index".
    public var words: String {
        switch self {
        case .european: tr("European index")
        case .us: tr("US index")
        case .openWeather: tr("OpenWeather index")
        }
    }
}

extension WeatherFormatter {
    /// Returns "42, moderate"; of OpenWeather's classes the words alone.
    func airQualityAlone(_ index: AirQualityIndex) -> String {
        let words = AirQualityClass(index).words
        return index.standard == .openWeather ? words : PhraseList.text([whole(index.value), words])
    }

    /// Returns "moderate (42 on the European index)"; OpenWeather's classes have no number of their own.
    public func airQuality(_ index: AirQualityIndex) -> String {
        let values = ["number": whole(index.value), "words": AirQualityClass(index).words]
        return switch index.standard {
        case .european: tr("{words} ({number} on the European index)", values)
        case .us: tr("{words} ({number} on the US index)", values)
        case .openWeather: tr("{words} (OpenWeather index)", values)
        }
    }
}
