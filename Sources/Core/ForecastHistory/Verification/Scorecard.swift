public import Foundation
public import WeatherModel
public import WeatherStore

/// How the sources of a place did, as far as their forecasts and what was reported later are kept.
public struct Scorecard: Sendable, Hashable {
    /// The scores of each source, one for each of `leads`, in the order of the sources' identifiers.
    public let scores: [SourceScore]
    /// The days of which something was reported.
    public let observedDays: Int
    /// Whether all that forecasts are held against was measured at stations.
    public let isMeasured: Bool
    /// The sources in the order they would be asked in by this, the best first; empty where none is better than another by
    /// more than chance.
    public let order: [WeatherSource.ID]

    /// The days ahead for which sources are scored.
    public static let leads = [1, 3, 5]
    /// The seconds for which forecasts are kept: 60 days.
    private static let window: TimeInterval = 60 * 86_400

    /// Scores what was said against what was reported; neither order matters.
    ///
    /// - Parameter now: The present time; the day that has begun is not over, and not counted.
    public init(
        of issues: [ForecastIssue], against reports: [CurrentConditions], in zone: TimeZone, at now: Date
    ) {
        let today = CivilDate(now, in: zone)
        let observations = DayObservation.all(from: reports, in: zone).filter { $0.date < today }
        let sources = Dictionary(grouping: issues.filter { !$0.source.isSample }, by: \.source.id)
        var scores: [SourceScore] = []
        var nextDay: [WeatherSource.ID: [VerifiedDay]] = [:]
        for (id, issues) in sources.sorted(by: { $0.key < $1.key }) {
            guard let source = issues.max(by: { $0.fetchedAt < $1.fetchedAt })?.source else { continue }
            for lead in Self.leads {
                let days = VerifiedDay.all(of: issues, against: observations, daysAhead: lead, in: zone)
                scores.append(SourceScore(source, daysAhead: lead, days))
                if lead == 1 { nextDay[id] = days }
            }
        }
        self.scores = scores
        observedDays = observations.count
        isMeasured = !observations.isEmpty && observations.allSatisfy(\.isMeasured)
        order = Self.order(of: nextDay)
    }

    /// Reads what is kept of the last 60 days and scores it; nobody is asked.
    public static func read(
        of id: Location.ID, in zone: TimeZone, from store: any Store, now: Date,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> Scorecard {
        let start = now.addingTimeInterval(-window)
        let kept = try await store.issues(of: id, from: nil, since: start)
        let days = CivilDate(start, in: zone).dayNumber...CivilDate(now, in: zone).dayNumber
        let issues = try await withoutDoubts(kept, of: id, on: days, in: zone, from: store)
        let reports = try await store.reported(of: id, in: start..<now)
        return await made(of: issues, against: reports.map(\.value), in: zone, at: now)
    }

    /// Returns the issues, where those that are scored are without what their rows leave open of a day.
    ///
    /// Rows are read of a source whose latest one has some of several hours: those of most have none.
    ///
    /// - Parameter days: The numbers of the days at whose noon they are held against what came.
    private static func withoutDoubts(
        _ issues: [ForecastIssue], of id: Location.ID, on days: ClosedRange<Int>, in zone: TimeZone,
        from store: any Store, isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> [ForecastIssue] {
        let noons = days.compactMap { CivilDate(dayNumber: $0).noon(in: zone) }
        var all: [ForecastIssue] = []
        for own in Dictionary(grouping: issues, by: \.source.id).values {
            var told = own.sorted { ($0.fetchedAt, $0.confirmedAt) < ($1.fetchedAt, $1.confirmedAt) }
            let standing = Set(noons.compactMap { told.standing(at: $0) }).sorted(by: >)
            for index in standing {
                guard let first = told[index].days.first?.date.rows(in: zone),
                    let last = told[index].days.last?.date.rows(in: zone)
                else { continue }
                let range = first.lowerBound..<max(first.upperBound, last.upperBound)
                let rows = try await store.hours(of: id, with: told[index], in: range)
                if index == standing.first, !rows.hasLongerThanHour { break }
                told[index] = told[index].withoutDoubts(by: rows, in: zone)
            }
            all += told
        }
        return all
    }

    /// Scores apart from whoever waits for it.
    @concurrent
    private nonisolated static func made(
        of issues: [ForecastIssue], against reports: [CurrentConditions], in zone: TimeZone, at now: Date
    ) async -> Scorecard {
        Scorecard(of: issues, against: reports, in: zone, at: now)
    }

    /// Returns the sources by the error of the next day's high and low on the days that two have in common; empty where no
    /// difference is larger than its uncertainty.
    private static func order(of days: [WeatherSource.ID: [VerifiedDay]]) -> [WeatherSource.ID] {
        let ids = days.keys.sorted()
        var wins = Dictionary(uniqueKeysWithValues: ids.map { ($0, 0) })
        var isDecided = false
        for (index, one) in ids.enumerated() {
            for other in ids[(index + 1)...] {
                guard let better = advantage(of: days[one] ?? [], over: days[other] ?? []) else { continue }
                wins[better > 0 ? one : other, default: 0] += 1
                wins[better > 0 ? other : one, default: 0] -= 1
                isDecided = true
            }
        }
        return isDecided ? ids.sorted { (-(wins[$0] ?? 0), $0) < (-(wins[$1] ?? 0), $1) } : []
    }

    /// Returns the degrees by which one source is nearer on days that both have; nil where that may be chance.
    private static func advantage(of one: [VerifiedDay], over other: [VerifiedDay]) -> Double? {
        let others = Dictionary(other.map { ($0.date, $0) }) { first, _ in first }
        let differences = one.compactMap { day -> Double? in
            guard let rival = others[day.date], let mine = day.meanError, let theirs = rival.meanError else {
                return nil
            }
            return theirs - mine
        }
        guard differences.count >= SourceScore.leastDays, let mean = MeanError(differences) else { return nil }
        return abs(mean.value) > caution * mean.margin && abs(mean.value) >= leastAdvantage ? mean.value : nil
    }

    /// How many margins a difference has to be: days in a row are alike, and several pairs of sources are compared.
    private static let caution = 1.5

    /// The degrees below which a difference is none that a reader would notice.
    private static let leastAdvantage = 0.1
}

extension VerifiedDay {
    /// The mean of the absolute errors of high and low; nil where one is not known.
    fileprivate var meanError: Double? {
        guard let highError, let lowError else { return nil }
        return (abs(highError) + abs(lowError)) / 2
    }
}
