import WeatherModel
import WeatherText

extension WeatherPart {
    /// The name of the part, such as "air quality".
    var words: String {
        switch self {
        case .current: tr("current")
        case .minutes: tr("minutes")
        case .hours: tr("hours")
        case .days: tr("days")
        case .airQuality: tr("air quality")
        case .alerts: tr("warnings")
        }
    }
}
