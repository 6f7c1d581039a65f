public import WeatherModel

/// What came of asking for a place's weather.
public struct FetchedReport: Sendable, Hashable {
    /// The parts that arrived; nil where none did.
    public var report: WeatherReport?
    /// Why a part did not arrive; the failure of the source that can be asked again soonest.
    public var failures: [WeatherPart: PartFailure]
    /// Who comes before the source that gave a part, in order, and why it did not; everybody where nobody gave it.
    public var passedOver: [WeatherPart: [PassedOverSource]]
    /// Parts that are not in the report and were asked for, and whether they failed, were lacking or are nobody's.
    public var gaps: [WeatherPart: PartGap]

    /// Parts that were not asked for are in none of them.
    public init(
        report: WeatherReport? = nil, failures: [WeatherPart: PartFailure] = [:],
        passedOver: [WeatherPart: [PassedOverSource]] = [:], gaps: [WeatherPart: PartGap] = [:]
    ) {
        self.report = report
        self.failures = failures
        self.passedOver = passedOver
        self.gaps = gaps
    }

    /// All that is to be remembered of it, the gaps in it too; nil where nothing was learned, or nothing but gaps about a
    /// place of which nothing is known.
    public func findings(beside known: WeatherReport?) -> WeatherReport? {
        guard var findings = report ?? (gaps.isEmpty ? nil : known.map { WeatherReport(timeZone: $0.timeZone) }) else {
            return nil
        }
        findings.gaps = gaps
        return findings
    }
}

extension FetchedReport {
    /// The parts that arrived, failed or are nobody's.
    public var parts: Set<WeatherPart> { (report?.parts ?? []).union(failures.keys).union(gaps.keys) }

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
        gaps.merge(other.gaps) { own, _ in own }
    }
}
