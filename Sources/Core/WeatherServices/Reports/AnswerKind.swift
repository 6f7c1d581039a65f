import WeatherModel

/// The kinds of answers; parts of one kind come in one answer.
enum AnswerKind: String, Sendable, Hashable {
    case forecast, airQuality, alerts, spread

    init(_ part: WeatherPart) {
        switch part {
        case .airQuality: self = .airQuality
        case .alerts: self = .alerts
        case .spread: self = .spread
        case .current, .minutes, .hours, .days: self = .forecast
        }
    }
}

/// The names under which the failures of a request are remembered: server, service and place.
///
/// The quota of a test server says nothing about the real server, and a failing service nothing about other services.
struct BackoffSubject: Sendable, Hashable {
    /// The server, such as "https://api.met.no".
    let server: String
    /// The service on it, such as "https://api.met.no met-norway/forecast".
    let service: String
    /// The service for a place, such as "https://api.met.no met-norway/forecast 59.9133,10.7389".
    let place: String

    init(_ source: CataloguedSource, _ part: WeatherPart, _ location: Location) {
        server = source.server
        service = "\(server) \(source.source.id)/\(AnswerKind(part))"
        place = "\(service) \(location.coordinates.latitudeText),\(location.coordinates.longitudeText)"
    }

    /// All names, from the widest to the narrowest.
    var all: [String] { [server, service, place] }

    /// Returns the name that a failure with this error concerns.
    func concerned(by error: FetchError) -> String {
        error.isOfPlace ? place : error.isOfServer ? server : service
    }
}
