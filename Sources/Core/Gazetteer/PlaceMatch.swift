public import WeatherModel

/// A place that matches a search text, and the way it does.
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

    /// The place, whose `fullName` is unique in the index.
    public let location: Location
    /// The way the place matches.
    public let kind: Kind
    /// The alternative name that matched; nil if the displayed one did.
    public let matchedName: String?
    /// The matching parts of `location.name` as ranges of characters; empty if another name or one with errors matched.
    public let highlights: [Range<Int>]
    /// The nearest town, for coordinates far from any town; nil for other matches.
    public let distantTown: DistantTown?

    /// Makes a match of a place that an index or a service has found.
    public init(
        _ location: Location, kind: Kind, matchedName: String? = nil, highlights: [Range<Int>] = [],
        farFrom town: DistantTown? = nil
    ) {
        (self.location, self.kind, distantTown) = (location, kind, town)
        (self.matchedName, self.highlights) = (matchedName, highlights)
    }
}
