public import Gazetteer
import Waiting
public import WeatherModel

/// A search for places that is fast enough to run at each key press and needs no network.
public protocol PlaceSearching: Sendable {
    /// The attribution that the licence of the data requires, such as "GeoNames, CC BY 4.0".
    var attribution: String { get }

    /// Returns the matching places without duplicates, the best match first.
    ///
    /// - Parameters:
    ///   - query: The text as typed, of any length.
    ///   - preferredCountry: The ISO 3166-1 alpha-2 code of the country whose places are preferred among similar ones.
    func matches(for query: String, limit: Int, preferredCountry: String?) -> [PlaceMatch]

    /// Returns the populated place nearest to the point; nil if there is none at all.
    func nearest(to point: Coordinates) -> Location?

    /// Returns the point under the name of the town it lies in, or with the nearest town where that is far.
    func match(at point: Coordinates) -> PlaceMatch

    /// Releases memory that only a search needs.
    func releasePages()
}

extension PlaceIndex: PlaceSearching {}

/// The pause after a key press before the network is asked, so that a word typed quickly is one search.
enum TypingPause {
    /// Returns after 300 ms, or throws at once when the task is cancelled.
    @Sendable
    static func wait() async throws {
        try await Pause.wait(seconds: 0.3)
    }
}
