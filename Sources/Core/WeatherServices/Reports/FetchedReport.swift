public import WeatherModel

/// What came of asking for a place's weather.
public struct FetchedReport: Sendable, Hashable {
    /// The parts that arrived; nil where none did.
    public var report: WeatherReport?
    /// Why a part did not arrive; the failure of the source that comes first for it.
    public var failures: [WeatherPart: PartFailure]
    /// Who comes before the source that gave a part, in order, and why it did not; everybody where nobody gave it.
    public var passedOver: [WeatherPart: [PassedOverSource]]

    /// Parts that were not asked for are in none of them.
    public init(
        report: WeatherReport? = nil, failures: [WeatherPart: PartFailure] = [:],
        passedOver: [WeatherPart: [PassedOverSource]] = [:]
    ) {
        self.report = report
        self.failures = failures
        self.passedOver = passedOver
    }
}
