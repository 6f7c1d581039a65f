import WeatherText

/// The quantities that a chart of the hours can show, in the order of its tabs.
public enum ChartMetric: String, Sendable, Hashable, CaseIterable {
    case temperature, feelsLike, precipitation, wind, uvIndex, humidity, pressure, cloudCover

    /// The name of the quantity, such as "Temperature".
    public var title: String {
        switch self {
        case .temperature: tr("Temperature")
        case .feelsLike: tr("Feels like")
        case .precipitation: tr("Precipitation")
        case .wind: tr("Wind")
        case .uvIndex: tr("UV index")
        case .humidity: tr("Humidity")
        case .pressure: tr("Pressure")
        case .cloudCover: tr("Cloud cover")
        }
    }
}
