public import Foundation
public import WeatherModel

/// How the forecast for a day differs from what the same source said of it earlier.
public struct DayRevision: Sendable, Hashable, Identifiable {
    /// The source of both forecasts.
    public let source: WeatherSource
    /// The oldest forecast of the last two days that differs enough from the present one, and from which it did not only come back
    /// to what it was before.
    public let old: IssuedDay
    /// The present forecast.
    public let new: IssuedDay
    /// The arrival of the first forecast that has hardly differed from the present one since.
    public let movedAt: Date

    /// The day.
    public var date: CivilDate { new.day.date }
    /// The day.
    public var id: CivilDate { date }
    /// What differs.
    public var difference: DayDifference { DayDifference(from: old, to: new) }

    /// The seconds over which forecasts are compared: 48 hours.
    static let window: TimeInterval = 48 * 3600
    /// The seconds after which a change is told no more: 24 hours.
    static let quiet: TimeInterval = 24 * 3600

    /// Returns the coming days whose forecast has changed lately, those that have changed most first.
    ///
    /// Forecasts of other sources are not compared: their difference is no change of the weather that is expected.
    ///
    /// - Parameters:
    ///   - present: The present forecast of the days.
    ///   - issues: What was said earlier, in any order; without what arrived after the present forecast or after now, as by a
    ///     clock that was ahead.
    ///   - today: The day that has begun at the place, which with those before it is left out.
    public static func all(
        of present: Sourced<[Day]>, against issues: [ForecastIssue], after today: CivilDate, at now: Date
    ) -> [DayRevision] {
        let known = comparable(issues, with: present, at: now)
        let revisions = present.value.filter { $0.date > today }.compactMap { day in
            DayRevision(of: day, in: present, against: known, at: now)
        }
        return revisions.heaviestFirst
    }

    /// Returns the issues of the present source that stood within the window, the earliest first.
    static func comparable(
        _ issues: [ForecastIssue], with present: Sourced<[Day]>, at now: Date
    ) -> [ForecastIssue] {
        issues.filter { issue in
            issue.source.id == present.source.id && issue.confirmedAt >= now.addingTimeInterval(-window)
                && issue.fetchedAt <= min(now, present.fetchedAt)
        }.sorted { $0.fetchedAt < $1.fetchedAt }
    }

    private init?(of day: Day, in present: Sourced<[Day]>, against issues: [ForecastIssue], at now: Date) {
        let new = IssuedDay(
            time: min(present.issuedAt ?? .distantFuture, present.fetchedAt), fetchedAt: present.fetchedAt, day: day)
        let said = issues.compactMap { issue in
            issue.days.first { $0.date == day.date }
                .map { IssuedDay(time: issue.time, fetchedAt: issue.fetchedAt, day: $0) }
        }
        let changes = said.map { DayDifference(from: $0, to: new).changes }
        let differing = said.indices.filter { !changes[$0].isEmpty }
        // What was so at the beginning, and once otherwise in between, has not changed.
        let beginning = said.first { !$0.day.isPartial }?.day
        let oldest = differing.first { index in
            !changes[index].allSatisfy { change in beginning.map { change.isBack(to: $0) } ?? false }
        }
        guard let old = oldest.map({ said[$0] }), let last = differing.last else { return nil }
        let movedAt = last + 1 < said.count ? said[last + 1].fetchedAt : present.fetchedAt
        guard now.timeIntervalSince(movedAt) < Self.quiet else { return nil }
        (source, self.old, self.new, self.movedAt) = (present.source, old, new, movedAt)
    }

    private init(_ revision: DayRevision, old: IssuedDay, new: IssuedDay) {
        (source, movedAt, self.old, self.new) = (revision.source, revision.movedAt, old, new)
    }

    /// Returns the same with the rows of both forecasts; nil where these show that what differs cannot be compared.
    func refined(old oldRows: [Hour], new newRows: [Hour], in zone: TimeZone) -> DayRevision? {
        let refined = DayRevision(self, old: old.with(oldRows, in: zone), new: new.with(newRows, in: zone))
        return refined.difference.changes.isEmpty ? nil : refined
    }

    /// Returns the same with the days as their source gave them, without what their rows tell.
    func given(old oldDay: Day, new newDay: Day) -> DayRevision {
        DayRevision(self, old: old.with(oldDay), new: new.with(newDay))
    }
}

extension [DayRevision] {
    /// The same in order of weight, of equal ones the earlier day first.
    var heaviestFirst: [DayRevision] {
        map { ($0, $0.difference.weight) }.sorted { ($0.1, $1.0.date) > ($1.1, $0.0.date) }.map(\.0)
    }
}
