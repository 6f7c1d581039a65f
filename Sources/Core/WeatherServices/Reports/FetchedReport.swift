public import WeatherModel

/// What came of asking for a place's weather.
public struct FetchedReport: Sendable, Hashable {
    /// The parts that arrived; nil where none did.
    public var report: WeatherReport?
    /// Why a part did not arrive; the failure of the source that comes first for it.
    public var failures: [WeatherPart: PartFailure]

    /// Parts that were not asked for are in neither.
    public init(report: WeatherReport? = nil, failures: [WeatherPart: PartFailure] = [:]) {
        self.report = report
        self.failures = failures
    }
}
