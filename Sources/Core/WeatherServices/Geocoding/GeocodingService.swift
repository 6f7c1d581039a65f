public import WeatherModel

/// A geocoding service, which finds places by name.
public protocol GeocodingService: Sendable {
    /// Returns places that have the name or begin with it, the best match first; empty if there are none.
    ///
    /// - Parameters:
    ///   - name: The text to search for, with at least one character that is not white space.
    ///   - limit: The highest number of places, 1 to 100.
    func locations(named name: String, limit: Int) async throws(FetchError) -> [Location]

    /// Returns the same places as `locations(named:limit:)`, with the attribution of the service.
    func answer(named name: String, limit: Int) async throws(FetchError) -> GeocodingAnswer
}

extension GeocodingService {
    /// Returns the places without an attribution.
    public func answer(named name: String, limit: Int) async throws(FetchError) -> GeocodingAnswer {
        GeocodingAnswer(locations: try await locations(named: name, limit: limit), credit: nil)
    }
}
