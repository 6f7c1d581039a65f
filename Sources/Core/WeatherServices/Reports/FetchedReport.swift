public import WeatherModel

/// What came of asking for a place's weather.
public struct FetchedReport: Sendable, Hashable {
    /// The parts that arrived; nil where none did.
    public var report: WeatherReport?
    /// Why a part did not arrive; the failure of the source that can be asked again soonest.
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

extension FetchedReport {
    /// The parts that arrived or failed.
    public var parts: Set<WeatherPart> { (report?.parts ?? []).union(failures.keys) }

    /// Takes over the parts of a report that has others.
    mutating func add(_ other: FetchedReport) {
        if var report, let otherReport = other.report {
            report.merge(otherReport)
            self.report = report
        } else {
            report = report ?? other.report
        }
        failures.merge(other.failures) { own, _ in own }
        passedOver.merge(other.passedOver) { own, _ in own }
    }
}
