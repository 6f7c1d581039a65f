import Gazetteer
import Presentation
import Synchronization
import WeatherModel

/// Holds places under what is typed for them, and keeps what it was asked for.
final class MockPlaceIndex: PlaceSearching {
    struct Question: Equatable {
        let query: String
        let limit: Int
        let country: String?
    }

    let attribution = "GeoNames, CC BY 4.0"
    private let found: [String: [PlaceMatch]]
    private let questions = Mutex<[Question]>([])
    private let released = Mutex(0)

    init(_ places: [String: [PlaceMatch]]) {
        found = places
    }

    /// The questions in the order they came.
    var asked: [Question] { questions.withLock { $0 } }

    /// How often its memory was let go.
    var releases: Int { released.withLock { $0 } }

    func releasePages() {
        released.withLock { $0 += 1 }
    }

    func nearest(to point: Coordinates) -> Location? {
        found.values.joined().map(\.location).min {
            $0.coordinates.distance(to: point) < $1.coordinates.distance(to: point)
        }
    }

    func match(at point: Coordinates) -> PlaceMatch {
        found.values.joined().first { $0.kind == .coordinates && $0.location.coordinates == point }
            ?? PlaceMatch(Location(name: "", coordinates: point), kind: .coordinates)
    }

    func matches(for query: String, limit: Int, preferredCountry: String?) -> [PlaceMatch] {
        questions.withLock { $0.append(Question(query: query, limit: limit, country: preferredCountry)) }
        return found[query] ?? []
    }
}
