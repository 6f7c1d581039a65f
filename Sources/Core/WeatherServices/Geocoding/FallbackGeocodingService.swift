public import WeatherModel

/// Asks several geocoding services in turn until one finds the name.
public struct FallbackGeocodingService: GeocodingService {
    private let geocoders: @Sendable () -> [CataloguedGeocoder]

    /// - Parameter geocoders: Returns the services in the order in which they are asked; called for every search, as
    ///   keys and servers change.
    public init(_ geocoders: @escaping @Sendable () -> [CataloguedGeocoder]) {
        self.geocoders = geocoders
    }

    /// Returns the places of the first service that finds any; throws the first failure if none does.
    public func locations(named name: String, limit: Int) async throws(FetchError) -> [Location] {
        try await answer(named: name, limit: limit).locations
    }

    /// Returns the places of the first service that finds any, with its attribution; throws the first failure if none
    /// does.
    public func answer(named name: String, limit: Int) async throws(FetchError) -> GeocodingAnswer {
        var firstFailure: FetchError?
        for geocoder in geocoders() {
            do throws(FetchError) {
                let found = try await found(named: name, limit, by: geocoder.service)
                if !found.isEmpty { return GeocodingAnswer(locations: found, credit: geocoder.credit) }
            } catch {
                guard error != .cancelled else { throw error }
                firstFailure = firstFailure ?? error
            }
        }
        if let firstFailure { throw firstFailure }
        return GeocodingAnswer(locations: [], credit: nil)
    }

    private func found(
        named name: String, _ limit: Int, by service: any GeocodingService
    ) async throws(FetchError) -> [Location] {
        let outcome = await RequestContext.$cause.withValue(.search) { () async -> Result<[Location], FetchError> in
            do throws(FetchError) { return .success(try await service.locations(named: name, limit: limit)) } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }
}
