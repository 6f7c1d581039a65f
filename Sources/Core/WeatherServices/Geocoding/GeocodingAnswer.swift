public import WeatherModel

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
