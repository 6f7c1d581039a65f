public import Gazetteer
public import WeatherModel

/// A place found for a search text, with the way it matched.
public struct FoundPlace: Sendable, Hashable {
    /// The place.
    public let location: Location
    /// The way the place matched.
    public let kind: PlaceMatch.Kind
    /// The alternative name that matched; nil if the displayed one did.
    public let otherName: String?
    /// The matching parts of the place's name, as ranges of characters; empty if another name matched.
    public let highlights: [Range<Int>]

    /// Makes a found place.
    public init(
        _ location: Location, kind: PlaceMatch.Kind, otherName: String? = nil, highlights: [Range<Int>] = []
    ) {
        self.location = location
        self.kind = kind
        self.otherName = otherName
        self.highlights = highlights
    }
}
