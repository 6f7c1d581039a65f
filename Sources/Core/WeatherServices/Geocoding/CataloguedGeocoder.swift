/// A geocoding service with its attribution and host, which are shown before it is asked.
public struct CataloguedGeocoder: Sendable {
    /// The attribution of the data, such as "© OpenStreetMap contributors".
    public let credit: String
    /// The host that learns what was searched for.
    public let host: String
    /// The service itself.
    public let service: any GeocodingService

    /// - Parameter host: The host in the form of `URL.host()`.
    public init(credit: String, host: String, service: any GeocodingService) {
        (self.credit, self.host, self.service) = (credit, host, service)
    }
}
