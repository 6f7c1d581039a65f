import Gazetteer
import Synchronization
import WeatherModel

@testable import Presentation

/// The shipped index, with a count of what it is asked.
final class CountingIndex: PlaceSearching {
    private let index: PlaceIndex
    private let counts = Mutex((nearest: 0, longest: 0))

    init(_ index: PlaceIndex) { self.index = index }

    var nearestCalls: Int { counts.withLock { $0.nearest } }
    /// The letters of the longest query so far.
    var longestQuery: Int { counts.withLock { $0.longest } }

    var attribution: String { index.attribution }

    func matches(for query: String, limit: Int, preferredCountry: String?) -> [PlaceMatch] {
        counts.withLock { $0.longest = max($0.longest, query.unicodeScalars.count) }
        return index.matches(for: query, limit: limit, preferredCountry: preferredCountry)
    }

    func nearest(to point: Coordinates) -> Location? {
        counts.withLock { $0.nearest += 1 }
        return index.nearest(to: point)
    }

    func match(at point: Coordinates) -> PlaceMatch { index.match(at: point) }

    func releasePages() { index.releasePages() }
}
