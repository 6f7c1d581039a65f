public import Gazetteer

/// A search for places that is fast enough to run at each key press and needs no network.
public protocol PlaceSearching: Sendable {
    /// The attribution that the licence of the data requires, such as "GeoNames, CC BY 4.0".
    var attribution: String { get }

    /// Returns the matching places without duplicates, the best match first.
    ///
    /// - Parameters:
    ///   - query: The text as typed, of any length.
    ///   - preferredCountry: The ISO 3166-1 alpha-2 code of the country whose places are preferred among similar ones.
    func places(for query: String, limit: Int, preferredCountry: String?) -> [FoundPlace]

    /// Releases memory that only a search needs.
    func releasePages()
}

extension PlaceIndex: PlaceSearching {
    /// Returns the matches of the index with their values read.
    public func places(for query: String, limit: Int, preferredCountry: String?) -> [FoundPlace] {
        matches(for: query, limit: limit, preferredCountry: preferredCountry).map { match in
            FoundPlace(
                match.namedLocation, kind: match.kind, otherName: match.matchedName, highlights: match.highlights)
        }
    }
}
