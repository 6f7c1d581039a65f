import Foundation
import Refreshing
import WeatherServices
import WeatherText

/// Manual refreshes, and what is answered where one asks nobody.
extension WeatherViewModel {
    /// The time in seconds for which an answer to a manual refresh is shown, at least.
    private static let noticeTime: TimeInterval = 10

    /// Refreshes the weather manually, unless that was done less than ten seconds ago, and notes why it cannot be done;
    /// does nothing in a report, whose moment is over.
    public func refresh() {
        // The answer that nobody is asked would cover what the report was made to show.
        guard format.mayGoOnline else { return }
        clock.tick()
        let verdict = refreshes.refreshNow(place.id)
        refusal = reason(against: verdict).map { ($0, clock.now, (refusal?.number ?? 0) + 1) }
        answering = refreshes.state.underWay.flatMap { $0.place == place.id ? $0 : nil }
        // The banner says who forbids it.
        if case .wait(.forbiddenBySource, _) = verdict { wasAskedByHand = true }
    }

    /// Returns whether the order answers a manual refresh: it was made for it, or was under way already.
    func isAnswer(_ order: RefreshOrder) -> Bool { order.reason == .byHand || order == answering }

    /// Returns what came of a manual refresh, such as "Updated just now"; nil for other answers, and for one that brings
    /// neither the weather of now nor the failure of a part after it.
    ///
    /// Parts that the page says have failed are named, as the age alone would be taken for that of all.
    func renewal(by update: RefreshUpdate) -> String? {
        guard isAnswer(update.order) else { return nil }
        let settled = refreshes.state.settled.union(update.parts)
        // What is still asked for may yet come.
        let awaited = update.order.parts.subtracting(settled)
        let failed = notes.filter { $0.isFailure && !awaited.contains($0.part) }
        if update.fetched.report?.current == nil {
            // One announcement takes the place of the other, so that this one says both.
            guard settled.contains(.current), weather.mainFailedPart == nil,
                failed.contains(where: { update.fetched.failures[$0.part] != nil })
            else { return nil }
        }
        guard !failed.isEmpty else { return statusText }
        return PhraseList.sentences([tr("{sentence}.", ["sentence": statusText])] + failed.map(\.explanation))
    }

    /// Returns why the weather of the page is not refreshed now; nil if it is.
    private func reason(against verdict: RefreshVerdict) -> RefreshVerdict? {
        switch verdict {
        case .wait(.underWay, _): nil
        // The page does not become newer by what is asked for beside what may not be.
        case .fetch(let parts, _): weather.mainFailedPart.map(parts.contains) ?? true ? nil : forbiddance
        // A request under way is the answer to this one, too.
        case .wait(.justRefreshed, _) where isLoading: nil
        case .wait(.justRefreshed, _):
            forbiddance ?? weather.mainFailure.map { .wait(.justFailed($0.error), nil) } ?? verdict
        case .wait(.forbiddenBySource, _): forbiddance ?? verdict
        case .wait: verdict
        }
    }

    /// The wait that the sources of the weather asked for after a failure; nil if they did not, or it is over.
    private var forbiddance: RefreshVerdict? {
        guard let failure = weather.mainFailure, failure.isOrdered, let end = failure.retryAt, end > clock.now else {
            return nil
        }
        // Nothing comes of itself where the settings say so.
        return .wait(.forbiddenBySource, format.refreshInterval.map { _ in end.timeIntervalSince(clock.now) })
    }

    /// The sentence why the last manual refresh asked nobody, such as "You refreshed the weather a few seconds ago.", for
    /// as long as it takes to read; nil if there is none.
    var refreshNotice: Announcement? {
        guard let refusal, !isLoading, abs(clock.now.timeIntervalSince(refusal.time)) < Self.noticeTime else {
            return nil
        }
        // The switch has been turned since.
        if case .wait(.offlineByChoice, _) = refusal.verdict, !format.staysOffline { return nil }
        return Announcement(
            number: refusal.number,
            text: refusal.verdict.sentence(at: refusal.time, formatter: formatter, besideClockOf: clockZone))
    }
}
