import Synchronization
import WeatherModel
import WeatherServices

/// A service that is asked in vain, with one failure for everything; it finds Paris by every name.
final class TroubledReports: ReportFetching, GeocodingService {
    private let error: FetchError?
    private let count = Mutex(0)

    /// - Parameter error: Nil for answers that hold nothing.
    init(_ error: FetchError?) {
        self.error = error
    }

    /// How often weather was asked for.
    var requests: Int { count.withLock { $0 } }

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        count.withLock { $0 += 1 }
        guard let error else { return FetchedReport() }
        return FetchedReport(
            failures: Dictionary(
                uniqueKeysWithValues: parts.map { ($0, PartFailure(source: .openMeteo, error: error)) }))
    }

    func locations(named name: String, limit: Int) async throws(FetchError) -> [Location] {
        if let error { throw error }
        return [Location(id: "paris", name: "Paris", coordinates: Coordinates(clampingLatitude: 48.9, longitude: 2.4))]
    }
}
