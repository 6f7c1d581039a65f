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

    /// When the parts of each place arrived, those that no summary has among them.
    public var arrivals: [Location.ID: [WeatherPart: PartArrival]]

    /// - Parameter arrivals: Left out, those of the summaries.
    public init(
        places: [SavedPlace] = [], summaries: [Location.ID: WeatherReport] = [:],
        arrivals: [Location.ID: [WeatherPart: PartArrival]]? = nil
    ) {
        self.places = places
        self.summaries = summaries
        self.arrivals = arrivals ?? summaries.mapValues(\.arrivals)
    }
}
