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

/// The places found for a name, with the attribution of the service that found them.
public struct GeocodingAnswer: Sendable, Hashable {
    /// The places, the best match first; empty if there are none.
    public var locations: [Location]
    /// The attribution that the licence requires, such as "© OpenStreetMap contributors"; nil if none is required.
    public var credit: String?

    /// - Parameter credit: The required attribution; nil if none is required.
    public init(locations: [Location], credit: String?) {
        (self.locations, self.credit) = (locations, credit)
    }
}
