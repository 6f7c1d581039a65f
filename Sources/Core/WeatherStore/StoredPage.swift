public import WeatherModel

/// All that a store has for the page of one place.
public struct StoredPage: Sendable {
    /// The known weather; nil if there is none.
    public let report: WeatherReport?
    /// All versions of the place's warnings that were seen.
    public let alerts: [AlertRecord]

    /// Makes a value that a store returns.
    public init(report: WeatherReport?, alerts: [AlertRecord]) {
        (self.report, self.alerts) = (report, alerts)
    }
}
