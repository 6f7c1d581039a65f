public import Gazetteer

/// A finder of places that answers while a name is being typed, without a network and without a pause.
public protocol PlaceSearching: Sendable {
    /// The words the licence of its data asks for, "GeoNames, CC BY 4.0".
    var attribution: String { get }

    /// Best first, each place once; empty where nothing comes near.
    ///
    /// - Parameters:
    ///   - query: As typed, however little or long.
    ///   - preferredCountry: ISO 3166-1 alpha-2 of the user's country, whose places win a near tie.
    func places(for query: String, limit: Int, preferredCountry: String?) -> [FoundPlace]

    /// A search is over: lets memory go that only the next one needs.
    func releasePages()
}

extension PlaceIndex: PlaceSearching {
    /// The index's matches with their values read.
    public func places(for query: String, limit: Int, preferredCountry: String?) -> [FoundPlace] {
        matches(for: query, limit: limit, preferredCountry: preferredCountry).map { match in
            FoundPlace(
                match.namedLocation, kind: match.kind, otherName: match.matchedName, highlights: match.highlights)
        }
    }
}
