import WeatherModel

/// Under which names a question's failures are remembered: the server's, the service's on it, and the place's with that.
///
/// A test server's quota says nothing of the real server, and a failing service nothing of its neighbour.
struct RestSubject: Sendable, Hashable {
    /// "https://api.met.no".
    let server: String
    /// "https://api.met.no met-norway/forecast".
    let service: String
    /// "https://api.met.no met-norway/forecast 59.9133,10.7389".
    let place: String

    init(_ source: CataloguedSource, _ part: WeatherPart, _ location: Location) {
        server = source.server
        service = "\(server) \(source.source.id)/\(SourceAnswer.Kind(part))"
        place = "\(service) \(location.coordinates.latitudeText),\(location.coordinates.longitudeText)"
    }

    /// From the widest to the narrowest.
    var all: [String] { [server, service, place] }

    /// Whose rest a failure is.
    func concerned(by error: FetchError) -> String {
        error.isOfPlace ? place : error.isOfServer ? server : service
    }
}
