public import WeatherModel

/// What a search for a name found.
public struct GeocodingAnswer: Sendable, Hashable {
    /// Best first; empty where there is none.
    public var locations: [Location]
    /// Who found them, as the licence names them: "© OpenStreetMap contributors"; nil for nobody to be credited.
    public var credit: String?

    /// - Parameter credit: Nil for nobody to be credited.
    public init(locations: [Location], credit: String?) {
        (self.locations, self.credit) = (locations, credit)
    }
}
