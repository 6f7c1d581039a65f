public import WeatherModel

/// The saved places in their order, with the last forecast of each.
public struct StoredContents: Sendable, Hashable {
    /// In the order the user gave them.
    public var locations: [Location]
    /// Places without a forecast so far have no entry.
    public var forecasts: [Location.ID: Forecast]

    /// Empty unless told otherwise.
    public init(locations: [Location] = [], forecasts: [Location.ID: Forecast] = [:]) {
        self.locations = locations
        self.forecasts = forecasts
    }
}
