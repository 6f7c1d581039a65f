/// A geocoding service with what a person should know before it is asked.
public struct CataloguedGeocoder: Sendable {
    /// Whom to credit, "© OpenStreetMap contributors".
    public let credit: String
    /// The machine that learns what was searched for.
    public let host: String
    /// Asked by `SteppingInGeocodingService`.
    public let service: any GeocodingService

    /// - Parameter host: As `URL.host()` gives it.
    public init(credit: String, host: String, service: any GeocodingService) {
        (self.credit, self.host, self.service) = (credit, host, service)
    }
}
