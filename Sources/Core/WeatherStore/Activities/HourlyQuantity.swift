/// What of an hour an activity or a rule can set a limit to; a raw value is its name in settings and on the command line.
public enum HourlyQuantity: String, Sendable, Hashable, CaseIterable {
    /// The precipitation, in millimetres an hour.
    case precipitation = "rain"
    /// The probability of precipitation, in per cent.
    case precipitationProbability = "chance"
    /// The air temperature, in degrees Celsius.
    case temperature
    /// The apparent temperature, in degrees Celsius.
    case feelsLike = "feels-like"
    /// The mean wind, in metres per second.
    case windSpeed = "wind"
    /// The strongest gust, in metres per second.
    case windGust = "gusts"
    /// The relative humidity, in per cent.
    case humidity
    /// The share of the sky that is covered, in per cent.
    case cloudCover = "cloud"
    /// The UV index of the WHO.
    case uvIndex = "uv"
    /// The index of the European Environment Agency, 0 to 20 good, over 100 extremely poor.
    case airQuality = "air"
    /// The count of the plant with most pollen, in grains per cubic metre.
    case pollen
    /// The horizontal visibility, in metres.
    case visibility
    /// The sun's altitude over that at sunrise and sunset, in degrees; negative at night.
    case sunHeight = "sun"
    /// The lit share of the moon's disc while it is up, in per cent; 0 while it is down.
    case moonLight = "moon"

    /// The values a limit can have.
    public var range: ClosedRange<Double> {
        switch self {
        case .precipitation: 0...2000
        case .precipitationProbability, .humidity, .cloudCover, .moonLight: 0...100
        case .temperature, .feelsLike: -100...70
        case .windSpeed, .windGust: 0...150
        case .uvIndex: 0...50
        case .airQuality: 0...2000
        case .pollen: 0...100_000
        case .visibility: 0...1_000_000
        case .sunHeight: -90...90
        }
    }

    /// The difference that a person notices, by which limits are loosened and weather counts as worse.
    public var step: Double {
        switch self {
        case .precipitation: 0.5
        case .precipitationProbability, .humidity, .cloudCover, .moonLight: 10
        case .temperature, .feelsLike: 2
        case .windSpeed: 5 / 3.6
        case .windGust: 10 / 3.6
        case .uvIndex: 1
        case .airQuality: 20
        case .pollen: 50
        case .visibility: 1000
        case .sunHeight: 6
        }
    }
}
