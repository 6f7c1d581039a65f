public import Foundation
public import WeatherModel

/// The result of requesting a place's weather: parts, failures and gaps.
public struct FetchedReport: Sendable, Hashable {
    /// The parts that arrived; nil if none did.
    public var report: WeatherReport?
    /// The failures of parts that did not arrive, each of the first source that failed.
    public var failures: [WeatherPart: PartFailure]
    /// The sources that precede the one that gave a part, in order, with the reason why they did not; all sources if
    /// none gave it.
    public var passedOver: [WeatherPart: [PassedOverSource]]
    /// The requested parts that are not in the report: failed, missing in the answer, or offered by no source.
    public var gaps: [WeatherPart: PartGap]

    /// Makes a result; of the parts that were not requested, only those that came along are in the report.
    public init(
        report: WeatherReport? = nil, failures: [WeatherPart: PartFailure] = [:],
        passedOver: [WeatherPart: [PassedOverSource]] = [:], gaps: [WeatherPart: PartGap] = [:]
    ) {
        self.report = report
        self.failures = failures
        self.passedOver = passedOver
        self.gaps = gaps
    }

    /// Returns the parts and gaps to be stored; nil if nothing was learned, or only gaps about a place without known
    /// weather.
    public func findings(beside known: WeatherReport?) -> WeatherReport? {
        guard var findings = report ?? (gaps.isEmpty ? nil : known.map { WeatherReport(timeZone: $0.timeZone) }) else {
            return nil
        }
        findings.gaps = gaps
        return findings
    }
}

extension FetchedReport {
    /// The parts that arrived, failed or have a gap.
    public var parts: Set<WeatherPart> { (report?.parts ?? []).union(failures.keys).union(gaps.keys) }

    /// Adds the parts of another result, which has different parts.
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

extension FetchedReport {
    /// Returns the report without hours and days that are much poorer than the known ones of the same source; they
    /// count as unreadable.
    public func withoutPoorer(than known: WeatherReport?, at now: Date) -> FetchedReport {
        guard let known, var report else { return self }
        let poorer = known.poorerParts(of: report, at: now)
        guard !poorer.isEmpty else { return self }
        var checked = self
        for part in poorer {
            let source = part == .hours ? report.hours?.source : report.days?.source
            checked.failures[part] = source.map { PartFailure(source: $0, error: .unreadableAnswer) }
        }
        report.forget(poorer)
        checked.report = report.parts.isEmpty ? nil : report
        return checked
    }
}

extension FetchedReport {
    /// Returns the report without a list of warnings of which none holds for the place, if it comes from a source that
    /// stepped in for that of the known ones; as long as one of these stands, they count as not renewed.
    ///
    /// Another source's silence lifts nothing. Who has warned of the place covers it, so that "not found" is a failure, too.
    public func keepingWarnings(of known: WeatherReport?, at now: Date) -> FetchedReport {
        guard var report, let list = report.alerts, let warnings = known?.alerts,
            let silent = passedOver[.alerts]?.first(where: { $0.source.id == warnings.source.id }),
            let failure = silent.failure, !failure.error.isCalledOff
        else { return self }
        let standing = warnings.standing(at: now)
        // A list of a whole country has warnings of elsewhere, which say nothing of those here.
        let isFarOnly = standing.contains(where: \.isHere) && !list.value.contains(where: \.isHere)
        guard !standing.isEmpty, list.value.isEmpty || isFarOnly else { return self }
        report.alerts = nil
        var kept = self
        kept.report = report.parts.isEmpty ? nil : report
        kept.failures[.alerts] = failure
        kept.gaps[.alerts] = PartGap(.failed, since: now, source: silent.source)
        return kept
    }
}
