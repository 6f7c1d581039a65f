public import Foundation
public import WeatherModel
public import WeatherStore

/// What has changed about the forecast of a place, as far as the store has kept what was said before.
public struct ForecastRevisions: Sendable, Hashable {
    /// The days whose forecast has changed, those that have changed most first.
    public let all: [DayRevision]
    /// How many different forecasts of the present source were compared with.
    public let compared: Int
    /// The time of the earliest of them; nil for none.
    public let since: Date?
    /// Whether one of them arrived before the present one did; what is given again without a change stays as it came first.
    public let hasEarlier: Bool

    /// Nothing, compared with nothing.
    public static let none = ForecastRevisions(all: [], compared: 0, since: nil, hasEarlier: false)

    private init(all: [DayRevision], compared: Int, since: Date?, hasEarlier: Bool) {
        (self.all, self.compared, self.since, self.hasEarlier) = (all, compared, since, hasEarlier)
    }

    /// Reads what was said in the last two days and compares; nobody is asked.
    ///
    /// - Parameters:
    ///   - report: What is known of the place now.
    ///   - id: The place.
    public static func read(
        of report: WeatherReport, at id: Location.ID, from store: any Store, now: Date,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> ForecastRevisions {
        guard let days = report.days else { return .none }
        let start = now.addingTimeInterval(-DayRevision.window)
        let issues = DayRevision.comparable(
            try await store.issues(of: id, from: days.source.id, since: start), with: days, at: now)
        let zone = report.timeZone
        // The hours of another source are not those that the days were made with.
        let hours = report.hours.flatMap { $0.source.id == days.source.id ? $0.value : nil }
        // Of what falls, the page tells what the rows alone know of a day, too.
        var (present, said) = (days, issues)
        if let hours, days.value.lackWhat(hours), let first = hours.first, let last = hours.last {
            present.value = days.value.filled(from: .built(from: hours, in: zone))
            for (index, issue) in issues.enumerated() {
                let rows = try await store.hours(of: id, with: issue, in: first.time..<last.time.addingTimeInterval(1))
                said[index] = ForecastIssue(
                    source: issue.source, issuedAt: issue.issuedAt, fetchedAt: issue.fetchedAt,
                    confirmedAt: issue.confirmedAt, days: issue.days.filled(from: .built(from: rows, in: zone)))
            }
        }
        let found = DayRevision.all(of: present, against: said, after: CivilDate(now, in: zone), at: now)
        var refined: [DayRevision] = []
        for revision in found {
            guard let hours, let issue = issues.first(where: { $0.fetchedAt == revision.old.fetchedAt }),
                let range = revision.date.rows(in: zone)
            else {
                refined.append(revision)
                continue
            }
            let old = try await store.hours(of: id, with: issue, in: range)
            if let known = revision.refined(old: old, new: hours, in: zone) { refined.append(known) }
        }
        let all = refined.heaviestFirst.map { revision in
            let issue = issues.first { $0.fetchedAt == revision.old.fetchedAt }
            func given(_ days: [Day]?) -> Day? { days?.first { $0.date == revision.date } }
            return revision.given(
                old: given(issue?.days) ?? revision.old.day, new: given(days.value) ?? revision.new.day)
        }
        return ForecastRevisions(
            all: all, compared: issues.count, since: issues.first?.time,
            hasEarlier: issues.contains { $0.fetchedAt < days.fetchedAt })
    }
}

extension [Day] {
    /// Returns whether a chance or a sum is missing that the hours have.
    fileprivate func lackWhat(_ hours: [Hour]) -> Bool {
        (contains { $0.precipitationProbability == nil } && hours.contains { $0.precipitationProbability != nil })
            || (contains { $0.precipitation == nil } && hours.contains { $0.precipitation != nil })
    }
}
