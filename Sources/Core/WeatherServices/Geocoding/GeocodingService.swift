public import WeatherModel

/// A finder of places by name.
public protocol GeocodingService: Sendable {
    /// Places that bear the name or begin with it, best first; empty where there is none.
    ///
    /// - Parameters:
    ///   - name: What a person typed; at least one character that is not white space.
    ///   - limit: 1 to 100.
    func locations(named name: String, limit: Int) async throws(FetchError) -> [Location]

    /// The same, with whom to credit.
    func answer(named name: String, limit: Int) async throws(FetchError) -> GeocodingAnswer
}

extension GeocodingService {
    /// Credits nobody.
    public func answer(named name: String, limit: Int) async throws(FetchError) -> GeocodingAnswer {
        GeocodingAnswer(locations: try await locations(named: name, limit: limit), credit: nil)
    }
}
