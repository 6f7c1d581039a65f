public import WeatherModel

/// All that a removed place had, to put it back as it was.
public struct PlaceRemoval: Sendable, Hashable {
    /// As it was saved.
    public let place: SavedPlace
    /// Where it stood in the list, from 0.
    public let position: Int
    /// What was last known of its weather; nil where that was nothing.
    public let report: WeatherReport?

    /// All three are put back as given.
    public init(place: SavedPlace, position: Int, report: WeatherReport?) {
        self.place = place
        self.position = position
        self.report = report
    }
}
