import WeatherModel
import WeatherText

extension WeatherPart {
    /// The name of the part, such as "air quality".
    var words: String {
        switch self {
        case .current: tr("current", context: "part of a forecast")
        case .minutes: tr("minutes", context: "part of a forecast")
        case .hours: tr("hours", context: "part of a forecast")
        case .days: tr("days", context: "part of a forecast")
        case .airQuality: tr("air quality", context: "part of a forecast")
        case .alerts: tr("warnings", context: "part of a forecast")
        case .spread: tr("spread of an ensemble", context: "part of a forecast")
        }
    }
}
