public import WeatherModel

/// A place that answers what was typed.
///
/// Its values are read from the index when they are asked for, so that a key press costs only the search.
public struct PlaceMatch: Sendable, Hashable {
    /// How the place answers.
    public enum Kind: Sendable, Hashable {
        /// The whole of its name.
        case exact
        /// The beginning of its name, or of a later word of it.
        case prefix
        /// Another name of it, or the beginning of one.
        case alternateName
        /// Its name, followed by its region or country.
        case region
        /// A name of it but for a typing error.
        case corrected
        /// Coordinates.
        case coordinates
    }

    /// How the place answers.
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

    /// The place; its `fullName` tells it from every other of the index.
    public var location: Location {
        switch contents {
        case .ready(let location), .distant(let location, _): location
        case .row(let row, _, let query): query.location(row)
        }
    }

    /// Of coordinates far from any town, whose location is named by its digits, the nearest.
    public var distantTown: DistantTown? {
        guard case .distant(_, let town) = contents else { return nil }
        return town
    }

    /// The other name that matched, where it is not the one that is shown.
    public var matchedName: String? {
        guard case .row(let row, let letters, let query) = contents else { return nil }
        return query.matchedName(row, letters: letters, isCorrected: kind == .corrected)
    }

    /// Ranges of characters of `location.name` that were typed; empty where another name or a typing error matched.
    public var highlights: [Range<Int>] {
        guard case .row(let row, let letters, let query) = contents, kind != .corrected else { return [] }
        return query.highlights(row, letters: letters)
    }

    /// Equal where all that is shown is.
    public static func == (one: PlaceMatch, other: PlaceMatch) -> Bool {
        one.kind == other.kind && one.location == other.location && one.matchedName == other.matchedName
            && one.highlights == other.highlights
    }

    /// Hashes the place and how it answers.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(location)
    }
}
