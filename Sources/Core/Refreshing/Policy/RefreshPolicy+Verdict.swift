import Foundation
public import WeatherModel

extension RefreshPolicy {
    /// What is to be done about the place, and why.
    public func verdict(on place: Location.ID, in state: RefreshState, at now: RefreshMoment) -> RefreshVerdict {
        guard let record = state.records[place] else { return .wait(.unknownPlace, nil) }
        if state.underWay?.place == place { return .wait(.underWay, nil) }
        if record.isAskedByHand { return byHand(record, now) }
        let isVisible = place == state.visible
        // A place just added shows something, whatever the settings say.
        guard interval != nil || (isVisible && record.isUntouched) else { return .wait(.onlyByHand, nil) }

        let (count, jitter) = (state.places.count, jitter(of: place))
        func standing(_ part: WeatherPart) -> PartStanding {
            self.standing(of: part, record, isVisible: isVisible, count: count, jitter: jitter, now)
        }
        // Asked of every place after every answer, and nearly always in vain: nothing is gathered before something is due.
        var reason: RefreshReason?
        var earliest: (delay: RefreshDelay, seconds: TimeInterval)?
        for part in parts {
            switch standing(part) {
            case .due(let other): reason = reason.map { mostPressing($0, other) } ?? other
            case .later(let delay, let seconds):
                if seconds < earliest?.seconds ?? .infinity { earliest = (delay, seconds) }
            }
        }
        guard let reason else { return earliest.map { .wait($0.delay, $0.seconds) } ?? .wait(.fresh, nil) }
        if let delay = delay(of: place, reason, isVisible: isVisible, state, now) { return delay }
        return .fetch(parts.filter { standing($0).isDue(within: Self.gathering) }, reason)
    }

    /// At once, except what all its sources asked not to be asked for.
    private func byHand(_ record: PlaceRecord, _ now: RefreshMoment) -> RefreshVerdict {
        let forbidden = parts.compactMap { part -> (WeatherPart, TimeInterval)? in
            record.failure(of: part, at: now).flatMap { $0.isOrdered ? (part, $0.remaining(at: now)) : nil }
        }
        let allowed = parts.subtracting(forbidden.map(\.0))
        guard allowed.isEmpty else { return .fetch(allowed, .byHand) }
        return .wait(.forbiddenBySource, forbidden.map(\.1).min())
    }

    /// What stands against asking right now although something is due.
    private func delay(
        of place: Location.ID, _ reason: RefreshReason, isVisible: Bool, _ state: RefreshState, _ now: RefreshMoment
    ) -> RefreshVerdict? {
        let settling = Self.unrestRemaining(state.unrest, at: now)
        if settling > 0 { return .wait(.settling, settling) }
        // Nobody must wait for weather because it is nine o'clock, but nobody notices when it gets renewed.
        if case .aged = reason {
            let quiet = fullHourRemaining(for: place, at: now.wall)
            if quiet > 0 { return .wait(.fullHour, quiet) }
        }
        if !isVisible, let last = state.lastAnswer {
            let turn = Self.pauseBetweenPlaces - now.seconds(since: last)
            if turn > 0 { return .wait(.takingTurns, turn) }
        }
        return nil
    }

    private func mostPressing(_ one: RefreshReason, _ other: RefreshReason) -> RefreshReason {
        guard case .aged(let age) = one, case .aged(let otherAge) = other else { return .missing }
        return .aged(max(age, otherAge))
    }

    /// Seconds until the time around a full hour is over; it ends at a moment of each place's own.
    private func fullHourRemaining(for place: Location.ID, at wall: Date) -> TimeInterval {
        let intoHour = wall.timeIntervalSince1970.truncatingRemainder(dividingBy: 3600)
        let end = 60 + 60 * jitter(of: place)
        if intoHour < end { return end - intoHour }
        return intoHour >= 3600 - 30 ? 3600 - intoHour + end : 0
    }

    /// Seconds until the events are over: 5 after the last, but no more than 15 after the first.
    static func unrestRemaining(
        _ unrest: (first: RefreshMoment, last: RefreshMoment)?, at now: RefreshMoment
    ) -> TimeInterval {
        guard let unrest else { return 0 }
        return max(0, min(5 - now.seconds(since: unrest.last), 15 - now.seconds(since: unrest.first)))
    }
}
