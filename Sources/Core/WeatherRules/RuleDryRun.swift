public import Foundation
import GoodTimes
public import WeatherModel
public import WeatherStore

/// What a rule would have told in the last 14 days, by the forecasts of that time that are kept.
public struct RuleDryRun: Sendable, Hashable {
    /// A forecast and the time from which on it was known.
    public struct Issue: Sendable, Hashable {
        /// The time at which it arrived.
        public let fetchedAt: Date
        /// The last time at which the source gave the same.
        public let confirmedAt: Date
        /// Its rows in ascending order.
        public let hours: [Hour]

        /// Makes an issue; by default it was given once.
        public init(fetchedAt: Date, confirmedAt: Date? = nil, hours: [Hour]) {
            (self.fetchedAt, self.hours) = (fetchedAt, hours)
            self.confirmedAt = max(fetchedAt, confirmedAt ?? fetchedAt)
        }
    }

    /// A notice that it would have given.
    public struct Notice: Sendable, Hashable {
        /// The time.
        public let at: Date
        /// The value, in the unit of the quantity.
        public let value: Double
        /// The day on which the weather begins that it is about.
        public let day: CivilDate
    }

    /// A threshold by which less would have been told.
    public struct Suggestion: Sendable, Hashable {
        /// The threshold, in the unit of the quantity.
        public let threshold: Double
        /// The number of notices.
        public let count: Int
    }

    /// A day and its value.
    public struct DayValue: Sendable, Hashable {
        /// The day.
        public let day: CivilDate
        /// The value furthest past the threshold or nearest to it, as each hour was forecast last, or what a notice told of it where
        /// that was further past; nil where none is known.
        public let value: Double?
    }

    /// The last 14 days, today the last of them, and those after it up to the last one of which a notice tells.
    public let values: [DayValue]
    /// The days on which a forecast was known.
    public let days: Int
    /// The notices, the earliest first.
    public let notices: [Notice]
    /// The nearest threshold that would have told at most three times; nil unless the rule tells more than ten times.
    public let suggestion: Suggestion?

    /// The notices above which a rule tells nearly every day, and to which another threshold should bring it.
    private static let (many, few) = (10, 3)
    /// The thresholds that are tried.
    private static let trials = 20

    /// Replays the rule: at each arrival of a forecast, each hour after it, and when quiet hours end.
    ///
    /// - Parameter issues: The forecasts, the earliest first.
    public init(
        of rule: WeatherRule, in issues: [Issue], over coordinates: Coordinates, in zone: TimeZone, until now: Date
    ) {
        let start = ActivityDryRun.start(at: now, in: zone)
        let moments = Self.moments(rule, issues, over: coordinates, in: zone, from: start, until: now)
        days = Set(moments.map { CivilDate($0.at, in: zone) }).count
        notices = Self.notices(of: rule, moments, in: zone)
        values = Self.values(of: rule, issues, telling: notices, over: coordinates, in: zone, from: start, until: now)
        var found: Suggestion?
        if notices.count > Self.many {
            let step = rule.comparison == .over ? rule.quantity.step : -rule.quantity.step
            for trial in 1...Self.trials where found == nil {
                var other = rule
                other.threshold += Double(trial) * step
                guard rule.quantity.range.contains(other.threshold) else { break }
                let count = Self.notices(of: other, moments, in: zone).count
                if count <= Self.few { found = Suggestion(threshold: other.threshold, count: count) }
            }
        }
        suggestion = found
    }

    /// Reads the forecasts that are kept of the last 14 days by one source and replays the rule; nobody is asked.
    public static func read(
        of rule: WeatherRule, at id: Location.ID, over coordinates: Coordinates, in zone: TimeZone,
        from source: WeatherSource.ID?, of store: any Store, now: Date, isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> RuleDryRun {
        await made(
            of: rule, in: try await issues(at: id, in: zone, from: source, of: store, now: now), over: coordinates,
            in: zone, until: now)
    }

    /// Replays the rule apart from whoever waits for it.
    @concurrent
    public nonisolated static func made(
        of rule: WeatherRule, in issues: [Issue], over coordinates: Coordinates, in zone: TimeZone, until now: Date
    ) async -> RuleDryRun {
        RuleDryRun(of: rule, in: issues, over: coordinates, in: zone, until: now)
    }

    /// Reads the forecasts that are kept of the last 14 days by one source, the earliest first.
    public static func issues(
        at id: Location.ID, in zone: TimeZone, from source: WeatherSource.ID?, of store: any Store, now: Date,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> [Issue] {
        var issues: [Issue] = []
        for issue in try await store.issues(of: id, from: source, since: ActivityDryRun.start(at: now, in: zone)) {
            let end = issue.confirmedAt.addingTimeInterval(Double(WeatherRule.hoursRange.upperBound) * 3600)
            let range = issue.fetchedAt.addingTimeInterval(-7200)..<end
            var parts: [Issue] = []
            // The hours may have changed while the days stayed the same.
            for time in Array(stride(from: issue.fetchedAt, to: issue.confirmedAt, by: 3600)) + [issue.confirmedAt] {
                let standing = ForecastIssue(
                    source: issue.source, issuedAt: issue.issuedAt, fetchedAt: time, confirmedAt: issue.confirmedAt,
                    days: issue.days)
                let hours = try await store.hours(of: id, with: standing, in: range)
                if let last = parts.last, hours.isEmpty || hours == last.hours {
                    let confirmedAt = hours.isEmpty ? last.confirmedAt : time
                    parts[parts.count - 1] = Issue(
                        fetchedAt: last.fetchedAt, confirmedAt: confirmedAt, hours: last.hours)
                } else {
                    parts.append(Issue(fetchedAt: time, hours: hours))
                }
            }
            issues += parts
        }
        issues.sort { $0.fetchedAt < $1.fetchedAt }
        return issues
    }

    /// Each hour counts as it was forecast last, so that a night through which no program ran has its value, too.
    private static func values(
        of rule: WeatherRule, _ issues: [Issue], telling notices: [Notice], over coordinates: Coordinates,
        in zone: TimeZone, from start: Date, until now: Date
    ) -> [DayValue] {
        let first = CivilDate(start, in: zone).dayNumber
        let last = max(first + 13, notices.map(\.day.dayNumber).max() ?? first)
        // Of what is still to come only as much as was told.
        let end = last > first + 13 ? CivilDate(dayNumber: last + 1).start(in: zone) ?? now : now
        var hours: [Date: Double] = [:]
        for issue in issues where issue.fetchedAt <= now {
            for reading in HourReading.all(
                of: [rule.quantity], in: issue.hours, over: coordinates, from: issue.fetchedAt)
            where reading.span.lowerBound < end {
                guard let range = reading[rule.quantity] else { continue }
                hours[reading.span.lowerBound] = rule.comparison == .over ? range.upperBound : range.lowerBound
            }
        }
        var found: [CivilDate: Double] = [:]
        let told = notices.map { ($0.day, $0.value) }
        for (day, value) in hours.map({ (CivilDate($0, in: zone), $1) }) + told
        where rule.excess(of: value) > found[day].map(rule.excess) ?? -.infinity {
            found[day] = value
        }
        return (first...last).map { number in
            let day = CivilDate(dayNumber: number)
            return DayValue(day: day, value: found[day])
        }
    }

    private static func moments(
        _ rule: WeatherRule, _ issues: [Issue], over coordinates: Coordinates, in zone: TimeZone, from start: Date,
        until now: Date
    ) -> [(at: Date, readings: [HourReading])] {
        var found: [(at: Date, readings: [HourReading])] = []
        for (index, issue) in issues.enumerated() where issue.fetchedAt <= now && !issue.hours.isEmpty {
            let readings = HourReading.all(
                of: [rule.quantity], in: issue.hours, over: coordinates, from: issue.fetchedAt)
            let next = index + 1 < issues.count ? issues[index + 1].fetchedAt : .distantFuture
            // What the source gave again is as good as new.
            let end = min(issue.confirmedAt.addingTimeInterval(RuleState.oldestForecast), now)
            var time = max(issue.fetchedAt, start)
            while time <= end, time < next {
                found.append((time, readings))
                let hour = (time.timeIntervalSinceReferenceDate / 3600).rounded(.down) + 1
                let following = Date(timeIntervalSinceReferenceDate: hour * 3600)
                // A time at which it may be told for the first time lies between hours, too.
                let telling = rule.nextTelling(after: time, in: zone).map { moment in
                    Date(timeIntervalSinceReferenceDate: moment.timeIntervalSinceReferenceDate.rounded())
                }
                time = telling.map { $0 > time ? min($0, following) : following } ?? following
            }
        }
        return found
    }

    private static func notices(
        of rule: WeatherRule, _ moments: [(at: Date, readings: [HourReading])], in zone: TimeZone
    ) -> [Notice] {
        var state = RuleState()
        var told: [Notice] = []
        for moment in moments {
            let finding = RuleFinding(rule, in: moment.readings, at: moment.at, zone: zone)
            guard state.look(at: finding, of: rule, at: moment.at, in: zone), let news = state.told else { continue }
            // The day is that of the first spell, so the value has to be, too.
            told.append(Notice(at: moment.at, value: finding?.toldValue ?? news.value, day: news.day))
        }
        return told
    }
}
