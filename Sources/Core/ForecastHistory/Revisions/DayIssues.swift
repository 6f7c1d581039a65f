public import Foundation
public import WeatherModel
public import WeatherStore

/// How the forecast for one day moved from issue to issue.
public struct DayIssues: Sendable, Hashable {
    /// The source of all of them.
    public let source: WeatherSource
    /// The forecasts that differ from the one before, seven at most and evenly chosen, with the present one as the last.
    public let all: [IssuedDay]
    /// The arrival of the first forecast with the values of the present one; nil where the present one brought them.
    public let steadySince: Date?

    /// The seconds over which forecasts are compared: three days.
    private static let window: TimeInterval = 72 * 3600
    /// The numbers of forecasts below which nothing is shown, and above which some are left out.
    private static let (least, most) = (3, 7)

    /// Returns nil where fewer than three forecasts differ, or the day is known in part.
    ///
    /// - Parameter earlier: What the source said before, in any order.
    init?(_ present: IssuedDay, by source: WeatherSource, after earlier: [IssuedDay]) {
        guard !present.day.isPartial else { return nil }
        let whole = earlier.filter { !$0.day.isPartial }.sorted { $0.fetchedAt < $1.fetchedAt }
        var distinct: [IssuedDay] = []
        for issue in whole where distinct.last.map({ !$0.isLike(issue) }) ?? true { distinct.append(issue) }
        var steadySince: Date?
        if let last = distinct.last, last.isLike(present) {
            if last.fetchedAt < present.fetchedAt { steadySince = last.fetchedAt }
            distinct.removeLast()
        }
        guard distinct.count + 1 >= Self.least else { return nil }
        let kept = min(distinct.count, Self.most - 1)
        let last = Double(distinct.count - 1)
        let chosen = (0..<kept).map { distinct[Int((Double($0) * last / Double(max(kept - 1, 1))).rounded())] }
        (self.source, all, self.steadySince) = (source, chosen + [present], steadySince)
    }

    /// Reads what was said of the day in the last three days; nobody is asked.
    ///
    /// - Parameters:
    ///   - report: What is known of the place now.
    ///   - id: The place.
    /// - Returns: Nil where fewer than three different forecasts are kept.
    public static func read(
        of date: CivilDate, in report: WeatherReport, at id: Location.ID, from store: any Store, now: Date,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> DayIssues? {
        let zone = report.timeZone
        guard let days = report.days, let day = days.value.first(where: { $0.date == date }),
            let range = date.rows(in: zone)
        else { return nil }
        let issues = try await store.issues(of: id, from: days.source.id, since: now.addingTimeInterval(-window))
            .filter { $0.fetchedAt <= min(now, days.fetchedAt) }
        let hours = report.hours.flatMap { $0.source.id == days.source.id ? $0.value : nil }
        let present = IssuedDay(
            time: min(days.issuedAt ?? .distantFuture, days.fetchedAt), fetchedAt: days.fetchedAt, day: day
        ).with(hours ?? [], in: zone)
        let earlier = issues.compactMap { issue in
            issue.days.first { $0.date == date }
                .map { IssuedDay(time: issue.time, fetchedAt: issue.fetchedAt, day: $0) }
        }
        guard let bare = DayIssues(present, by: days.source, after: earlier), hours != nil else {
            return DayIssues(present, by: days.source, after: earlier)
        }
        var all: [IssuedDay] = []
        for chosen in bare.all.dropLast() {
            guard let issue = issues.first(where: { $0.fetchedAt == chosen.fetchedAt }) else { continue }
            all.append(chosen.with(try await store.hours(of: id, with: issue, in: range), in: zone))
        }
        return DayIssues(source: days.source, all: all + [present], steadySince: bare.steadySince)
    }

    private init(source: WeatherSource, all: [IssuedDay], steadySince: Date?) {
        (self.source, self.all, self.steadySince) = (source, all, steadySince)
    }
}

extension IssuedDay {
    /// Whether high and probability, or else the sum, are the same.
    fileprivate func isLike(_ other: IssuedDay) -> Bool {
        day.high == other.day.high && day.low == other.day.low
            && day.precipitationProbability == other.day.precipitationProbability
            && (day.precipitationProbability != nil || day.precipitation == other.day.precipitation)
    }
}
