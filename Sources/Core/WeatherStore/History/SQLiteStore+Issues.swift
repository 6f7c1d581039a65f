public import Foundation
public import WeatherModel

extension SQLiteStore {
    /// Returns what was said of the days of the place by answers that the sources still gave at or after the instant, the
    /// earliest fetched first.
    ///
    /// - Parameters:
    ///   - source: The source whose answers are wanted; nil for those of all.
    ///   - start: The instant; an answer counts that arrived before it and was confirmed after it.
    public func issues(
        of id: Location.ID, from source: WeatherSource.ID?, since start: Date
    ) async throws(StoreError) -> [ForecastIssue] {
        try await history.read { table in
            var found: [ForecastIssue] = []
            try table.eachConfirmed(.days, of: id, since: start) { stamp, confirmedAt, payload in
                guard source == nil || stamp.source.id == source else { return }
                let days = PayloadTable.days.rows(payload)
                guard !days.isEmpty else { return }
                found.append(
                    ForecastIssue(
                        source: stamp.source, issuedAt: stamp.issuedAt, fetchedAt: stamp.fetchedAt,
                        confirmedAt: confirmedAt, days: days))
            }
            return found
        }
    }

    /// Returns the hours in the range that the source gave with the issue, in ascending order; empty if none are kept.
    public func hours(
        of id: Location.ID, with issue: ForecastIssue, in range: Range<Date>
    ) async throws(StoreError) -> [Hour] {
        let times = range.seconds
        return try await history.read { table in
            try table.standing(.hours, of: id, from: issue.source.id, at: issue.fetchedAt) { payload in
                PayloadTable.hours.rows(payload, keys: times).filter { range.contains($0.time) }
            } ?? []
        }
    }
}
