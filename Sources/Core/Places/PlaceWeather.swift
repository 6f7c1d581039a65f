public import Foundation
public import Refreshing
public import WeatherModel
public import WeatherServices

/// The known weather of one place, and the failures of parts that could not be renewed.
public struct PlaceWeather: Sendable, Hashable {
    /// The known parts, however old; nil if none has ever arrived.
    public private(set) var report: WeatherReport?
    /// The failures of parts that are missing or older than they should be.
    public private(set) var failures: [WeatherPart: PartFailure] = [:]
    /// The longest leap of the clock in seconds over which ended warnings are kept, as a clock may stay where it leapt to.
    private static let longestLeap: TimeInterval = 31 * 86_400
    /// The gaps that came before the first part of the weather, with which they are shown and kept.
    private var earlyGaps: [WeatherPart: PartGap] = [:]

    /// - Parameter report: The weather stored by an earlier run; nil if there is none.
    public init(_ report: WeatherReport? = nil) {
        self.report = report
    }

    /// The reasons why parts are missing, also while nothing has arrived yet.
    public var gaps: [WeatherPart: PartGap] { report?.gaps ?? earlyGaps }

    /// Takes over the parts of a stored report that arrived later than those known here, and with them that they failed no
    /// more.
    public mutating func take(stored: WeatherReport) {
        let newer = report?.laterParts(of: stored) ?? stored.parts
        for part in newer { failures[part] = nil }
        // What is known here alone is being stored; the rest is merged as if it had arrived here.
        if report?.parts.isSubset(of: newer) ?? true { report = stored } else { report?.merge(stored.keeping(newer)) }
    }

    /// Takes over the parts that arrived, those included that came along, and the failures of those that did not; parts
    /// much poorer than the known ones count as failed, and so do warnings that another source leaves out.
    ///
    /// - Returns: What was learned, to be stored; nil if that is nothing.
    @discardableResult
    public mutating func take(_ update: RefreshUpdate, at now: Date) -> WeatherReport? {
        var fetched = update.fetched.withoutPoorer(than: report, at: now).keepingWarnings(of: report, at: now)
        if !update.isClockTrusted, let known = report?.alerts {
            fetched.report?.alerts?.keep(known, endedSince: now - min(update.clockLeap, Self.longestLeap), by: now)
        }
        if report == nil { fetched = fetched.remembering(&earlyGaps) }
        let findings = fetched.findings(beside: report)
        if let findings {
            if report == nil { report = findings } else { report?.merge(findings) }
        }
        for part in update.parts.union(fetched.report?.parts ?? []) {
            let failure = fetched.failures[part]
            // A cancelled request says nothing about the source, and a page is not the poorer without a spread.
            if part != .spread, failure?.error.isCalledOff != true { failures[part] = failure }
        }
        return findings
    }
}

extension FetchedReport {
    /// Returns the result with the gaps of earlier ones that had no weather, or adds its own to them if it has none.
    ///
    /// That nobody gives warnings for a place is known at once, before there is a report that could say so.
    fileprivate func remembering(_ gaps: inout [WeatherPart: PartGap]) -> FetchedReport {
        gaps.merge(self.gaps) { $1 }
        guard let report else { return self }
        var whole = self
        whole.gaps = gaps.filter { report.fetchedAt($0.key) == nil }
        gaps = [:]
        return whole
    }
}

extension Sourced<[Alert]> {
    /// Adds the known warnings that are over only because the clock was set forward, which the source may not even have been
    /// asked about: the page shows them again once the clock is set back.
    fileprivate mutating func keep(_ known: Sourced<[Alert]>, endedSince trusted: Date, by now: Date) {
        guard known.source.id == source.id else { return }
        let listed = Set(value.map(\.id))
        value += known.value.filter { alert in
            guard let end = alert.ends, !listed.contains(alert.id) else { return false }
            return end > trusted && end <= now
        }
    }
}
