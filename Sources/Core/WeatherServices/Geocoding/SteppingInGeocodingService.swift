public import WeatherModel

/// Asks one service after another until one knows the name.
public struct SteppingInGeocodingService: GeocodingService {
    private let geocoders: @Sendable () -> [CataloguedGeocoder]

    /// - Parameter geocoders: In the order they are asked in; read at every search, as keys and servers change.
    public init(_ geocoders: @escaping @Sendable () -> [CataloguedGeocoder]) {
        self.geocoders = geocoders
    }

    /// Of the first that knows any; a failure is told only where nobody does.
    public func locations(named name: String, limit: Int) async throws(FetchError) -> [Location] {
        try await answer(named: name, limit: limit).locations
    }

    /// Of the first that knows any; a failure is told only where nobody does.
    public func answer(named name: String, limit: Int) async throws(FetchError) -> GeocodingAnswer {
        var firstFailure: FetchError?
        for geocoder in geocoders() {
            do throws(FetchError) {
                let found = try await geocoder.service.locations(named: name, limit: limit)
                if !found.isEmpty { return GeocodingAnswer(locations: found, credit: geocoder.credit) }
            } catch {
                guard error != .cancelled else { throw error }
                firstFailure = firstFailure ?? error
            }
        }
        if let firstFailure { throw firstFailure }
        return GeocodingAnswer(locations: [], credit: nil)
    }
}
