import Foundation
public import WeatherModel

extension RefreshPolicy {
    /// Returns the decision about the place, with its reason.
    public func verdict(on place: Location.ID, in state: RefreshState, at now: RefreshMoment) -> RefreshVerdict {
        guard let record = state.records[place] else { return .wait(.unknownPlace, nil) }
        if staysOffline { return .wait(.offlineByChoice, nil) }
        if state.underWay?.place == place { return .wait(.underWay, nil) }
        if record.isAskedByHand { return byHand(record, now) }
        let isVisible = place == state.visible
        // A place that was just added is fetched, whatever the settings say.
        guard interval != nil || (isVisible && record.isUntouched) else { return .wait(.onlyByHand, nil) }

        let (count, jitter) = (state.places.count, jitter(of: place))
        let verdict = verdict { part in
            self.standing(of: part, record, isVisible: isVisible, count: count, jitter: jitter, now)
        }
        guard case .fetch(_, let reason) = verdict else { return verdict }
        return delay(of: place, reason, isVisible: isVisible, state, now) ?? verdict
    }

    /// Returns the decision about a place whose weather a person asks for, who does not wait until the servers are less
    /// busy: the parts that are due and those that will be soon, at any minute of the hour.
    public func verdict(forPersonAsking place: Location.ID, in state: RefreshState, at now: RefreshMoment)
        -> RefreshVerdict
    {
        guard let record = state.records[place] else { return .wait(.unknownPlace, nil) }
        if staysOffline { return .wait(.offlineByChoice, nil) }
        return verdict { self.standing(of: $0, record, isVisible: true, count: state.places.count, jitter: 0, now) }
    }

    /// Returns whether the part of the place is due, and was not asked for since the start.
    func isDueFirst(_ part: WeatherPart, of place: Location.ID, in state: RefreshState, at now: RefreshMoment) -> Bool {
        guard interval != nil, !staysOffline, parts.contains(part), let record = state.records[place] else {
            return false
        }
        guard record.parts[part].map({ $0.fetchedUptime == nil && $0.failure == nil }) ?? true else { return false }
        return standing(
            of: part, record, isVisible: place == state.visible, count: state.places.count, jitter: jitter(of: place),
            now
        ).isDue(within: 0)
    }

    /// Returns the decision by the parts alone.
    private func verdict(_ standing: (WeatherPart) -> PartStatus) -> RefreshVerdict {
        // This runs for every place after every answer, so nothing is collected before a part is due.
        var reason: RefreshReason?
        var earliest: (delay: RefreshDelay, seconds: TimeInterval)?
        // A spread goes along with others, and is no reason to ask.
        for part in parts where part != .spread {
            switch standing(part) {
            case .due(let other): reason = reason.map { mostPressing($0, other) } ?? other
            case .later(let delay, let seconds):
                if seconds < earliest?.seconds ?? .infinity { earliest = (delay, seconds) }
            }
        }
        guard let reason else { return earliest.map { .wait($0.delay, $0.seconds) } ?? .wait(.fresh, nil) }
        return .fetch(wanted.filter { standing($0).isDue(within: Self.gathering) }, reason)
    }

    /// Requests all parts at once, except those whose sources forbid it.
    private func byHand(_ record: RefreshRecord, _ now: RefreshMoment) -> RefreshVerdict {
        let forbidden = wanted.compactMap { part -> (WeatherPart, TimeInterval)? in
            record.failure(of: part, at: now).flatMap { $0.isOrdered ? (part, $0.remaining(at: now)) : nil }
        }
        var allowed = wanted.subtracting(forbidden.map(\.0))
        // The user asks for newer weather, and no run of an ensemble is newer within hours.
        let spread = standing(of: .spread, record, isVisible: true, count: 1, jitter: 0, now)
        if !spread.isDue(within: 0) || allowed == [.spread] { allowed.remove(.spread) }
        guard allowed.isEmpty else { return .fetch(allowed, .byHand) }
        return .wait(.forbiddenBySource, forbidden.map(\.1).min())
    }

    /// Returns the reason to wait although a part is due; nil if there is none.
    private func delay(
        of place: Location.ID, _ reason: RefreshReason, isVisible: Bool, _ state: RefreshState, _ now: RefreshMoment
    ) -> RefreshVerdict? {
        let settling = Self.settlingTime(state.networkChanges, at: now)
        if settling > 0 { return .wait(.settling, settling) }
        // An automatic renewal can avoid the full hour without being noticed; a person should not have to wait.
        if case .aged = reason {
            let quiet = fullHourRemaining(for: place, at: now.wall)
            if quiet > 0 { return .wait(.fullHour, quiet) }
        }
        if !isVisible, !gathersPlaces, let last = state.lastAnswer {
            let turn = Self.pauseBetweenPlaces - now.seconds(since: last)
            if turn > 0 { return .wait(.takingTurns, turn) }
        }
        return nil
    }

    private func mostPressing(_ one: RefreshReason, _ other: RefreshReason) -> RefreshReason {
        switch (one, other) {
        case (.aged(let age), .aged(let otherAge)): .aged(max(age, otherAge))
        case (.allowedAgain, .aged), (.aged, .allowedAgain), (.allowedAgain, .allowedAgain): .allowedAgain
        default: .missing
        }
    }

    /// Returns the seconds until the period around the full hour is over, which varies by place.
    func fullHourRemaining(for place: Location.ID, at wall: Date) -> TimeInterval {
        let intoHour = wall.timeIntervalSince1970.truncatingRemainder(dividingBy: 3600)
        let end = 60 + 60 * jitter(of: place)
        if intoHour < end { return end - intoHour }
        return intoHour >= 3600 - 30 ? 3600 - intoHour + end : 0
    }

    /// Returns the seconds to wait after wake-ups and network changes: 5 after the last, at most 15 after the first.
    static func settlingTime(
        _ networkChanges: (first: RefreshMoment, last: RefreshMoment)?, at now: RefreshMoment
    ) -> TimeInterval {
        guard let networkChanges else { return 0 }
        return max(0, min(5 - now.seconds(since: networkChanges.last), 15 - now.seconds(since: networkChanges.first)))
    }
}
