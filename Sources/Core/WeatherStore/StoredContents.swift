public import WeatherModel

/// The saved places in order, with the part of their weather that the first frame needs.
public struct StoredContents: Sendable, Hashable {
    /// The places in the user's order.
    public var places: [SavedPlace]
    /// The part of each report that a row of the list shows; places without known weather have no entry.
    ///
    /// It has the current conditions, the warnings, and the hours and days around the present, with only condition,
    /// daylight, temperature and precipitation for the hours, and the reasons why parts are missing. `Store.report(for:)` returns the whole report.
    public var summaries: [Location.ID: WeatherReport]

    /// The arrival times of each place's parts, including parts that are not in the summaries.
    public var arrivals: [Location.ID: [WeatherPart: PartArrival]]

    /// - Parameter arrivals: The arrival times; by default those of the summaries.
    public init(
        places: [SavedPlace] = [], summaries: [Location.ID: WeatherReport] = [:],
        arrivals: [Location.ID: [WeatherPart: PartArrival]]? = nil
    ) {
        self.places = places
        self.summaries = summaries
        self.arrivals = arrivals ?? summaries.mapValues(\.arrivals)
    }
}
