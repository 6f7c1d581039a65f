public import WeatherModel

/// A place that matches a search text.
///
/// Its values are read from the index on access, so that a key press costs only the search.
public struct PlaceMatch: Sendable, Hashable {
    /// The ways in which a place can match.
    public enum Kind: Sendable, Hashable {
        /// The whole name.
        case exact
        /// The beginning of the name, or of a later word in it.
        case prefix
        /// An alternative name, or the beginning of one.
        case alternateName
        /// The name followed by the region or country.
        case region
        /// A name with typing errors.
        case corrected
        /// Coordinates.
        case coordinates
    }

    /// The way the place matches.
    public let kind: Kind
    private let contents: Contents

    private enum Contents: Sendable {
        case ready(Location)
        indirect case distant(Location, DistantTown)
        case row(Int, letters: Int, TypedQuery)
    }

    init(_ location: Location, kind: Kind) {
        self.kind = kind
        contents = .ready(location)
    }

    init(_ location: Location, farFrom town: DistantTown) {
        kind = .coordinates
        contents = .distant(location, town)
    }

    init(_ candidate: Candidate, of query: TypedQuery) {
        kind = candidate.kind
        contents = .row(candidate.row, letters: candidate.letters, query)
    }

    /// The place, whose `fullName` is unique in the index.
    public var location: Location {
        switch contents {
        case .ready(let location), .distant(let location, _): location
        case .row(let row, _, let query): query.location(row)
        }
    }

    /// The nearest town, for coordinates far from any town; nil for other matches.
    public var distantTown: DistantTown? {
        guard case .distant(_, let town) = contents else { return nil }
        return town
    }

    /// The alternative name that matched; nil if the displayed one did.
    public var matchedName: String? {
        guard case .row(let row, let letters, let query) = contents else { return nil }
        return query.matchedName(row, letters: letters, isCorrected: kind == .corrected)
    }

    /// The matching parts of `location.name` as ranges of characters; empty if another name or one with errors matched.
    public var highlights: [Range<Int>] {
        guard case .row(let row, let letters, let query) = contents, kind != .corrected else { return [] }
        return query.highlights(row, letters: letters)
    }

    /// Returns whether everything shown of the matches is equal.
    public static func == (one: PlaceMatch, other: PlaceMatch) -> Bool {
        one.kind == other.kind && one.location == other.location && one.matchedName == other.matchedName
            && one.highlights == other.highlights
    }

    /// Hashes the place and the way it matches.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(location)
    }
}
