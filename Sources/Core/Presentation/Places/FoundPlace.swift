public import Gazetteer
public import WeatherModel

/// A place that answers what is typed, and why it does.
public struct FoundPlace: Sendable, Hashable {
    /// The place.
    public let location: Location
    /// How it answers.
    public let kind: PlaceMatch.Kind
    /// The other name that matched, where it is not the one that is shown.
    public let otherName: String?
    /// What is typed, as ranges of characters of the place's name; empty where that is not what matched.
    public let highlights: [Range<Int>]

    /// Everything as given.
    public init(
        _ location: Location, kind: PlaceMatch.Kind, otherName: String? = nil, highlights: [Range<Int>] = []
    ) {
        self.location = location
        self.kind = kind
        self.otherName = otherName
        self.highlights = highlights
    }
}
