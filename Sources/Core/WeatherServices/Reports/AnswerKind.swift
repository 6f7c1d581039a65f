import WeatherModel

/// The kinds of answers; parts of one kind come in one answer.
enum AnswerKind: String, Sendable, Hashable {
    case forecast, airQuality, alerts

    init(_ part: WeatherPart) {
        switch part {
        case .airQuality: self = .airQuality
        case .alerts: self = .alerts
        case .current, .minutes, .hours, .days: self = .forecast
        }
    }
}
