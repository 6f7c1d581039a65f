import WeatherModel

/// A geocoding service whose key is looked up when it is asked; it finds nothing without a key.
struct UnlockedGeocodingService: GeocodingService {
    let unlocked: @Sendable () async -> (any GeocodingService)?

    func locations(named name: String, limit: Int) async throws(FetchError) -> [Location] {
        guard let service = await unlocked() else { return [] }
        return try await service.locations(named: name, limit: limit)
    }
}
