public import WeatherModel

/// The saved places in their order, with as much of each one's weather as the first frame needs.
public struct StoredContents: Sendable, Hashable {
    /// In the order the user gave them.
    public var places: [SavedPlace]
    /// As much of each report as a row of the list shows; places of which nothing is known have no entry.
    ///
    /// That is the weather now, the warnings, and the hours and days around now; of the hours only condition, daylight,
    /// temperature and rain. `Store.report(for:)` has all.
    public var summaries: [Location.ID: WeatherReport]

    /// Empty unless told otherwise.
    public init(places: [SavedPlace] = [], summaries: [Location.ID: WeatherReport] = [:]) {
        self.places = places
        self.summaries = summaries
    }
}
