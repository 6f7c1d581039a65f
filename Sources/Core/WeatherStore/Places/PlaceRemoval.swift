public import WeatherModel

/// A removed place with its data, by which the removal can be undone.
public struct PlaceRemoval: Sendable, Hashable {
    /// The place as it was saved.
    public let place: SavedPlace
    /// The position in the list, from 0.
    public let position: Int
    /// The last known weather; nil if there was none.
    public let report: WeatherReport?
    /// The warnings that were seen, so that none is new again when the removal is undone.
    public let alerts: [AlertRecord]
    /// The weather of earlier years, in the order in which the file had it.
    var years: [StoredYear] = []

    /// Makes a removal.
    public init(place: SavedPlace, position: Int, report: WeatherReport?, alerts: [AlertRecord] = []) {
        self.place = place
        self.position = position
        self.report = report
        self.alerts = alerts
    }
}
