public import Foundation
public import Refreshing
import WeatherServices

extension RefreshVerdict {
    /// Returns the reason why the weather is or is not requested, in one or two sentences with times by the user's own
    /// clock.
    ///
    /// - Parameter zone: The zone of the place, beside whose clock the sentence is read.
    public func sentence(at now: Date, formatter: WeatherFormatter, besideClockOf zone: TimeZone) -> String {
        switch self {
        case .fetch(_, .byHand): tr("The weather is being updated because you asked for it.")
        case .fetch(_, .missing): tr("The weather is being fetched because part of it is still missing.")
        case .fetch(_, .allowedAgain): tr("The weather is being updated, as its source allows it again.")
        case .fetch(_, .aged(let seconds)) where seconds.isFinite:
            tr(
                "The weather is being updated; it was last updated {age}.",
                ["age": formatter.age(of: now - seconds, at: now)])
        case .fetch(_, .aged): tr("The weather is being updated because the computer’s clock was changed.")
        case .wait(let delay, let seconds):
            delay.sentence { relation in
                seconds.map { formatter.nextMoment(now + $0, relation, at: now, besideClockOf: zone) }
            }
        }
    }
}

extension RefreshDelay {
    /// The sentence without a time of the next decision.
    public var sentence: String { sentence { _ in nil } }

    /// - Parameter next: Returns the time of the next decision in words; nil if it is not known.
    fileprivate func sentence(_ next: (MomentRelation) -> String?) -> String {
        let at = ["at": next(.at) ?? TemperatureText.missing]
        return switch self {
        case .underWay: tr("The weather is being updated.")
        case .justRefreshed: tr("You refreshed the weather a few seconds ago.")
        case .justFailed(let error): tr("The update a few seconds ago failed: {reason}.", ["reason": error.brief])
        case .fresh where next(.at) == nil: tr("The weather is up to date.")
        case .fresh: tr("The weather is up to date. The next update is {at}.", at)
        case .validBySource:
            tr(
                "The source will have nothing newer {before}.",
                ["before": next(.before) ?? TemperatureText.missing])
        case .forbiddenBySource where next(.at) == nil: tr("The source’s request limit was reached.")
        case .forbiddenBySource:
            tr("The source’s request limit was reached. The next update is {at}.", at)
        case .failed(let error):
            tr("The last update failed: {reason}. The next try is {at}.", at.merging(["reason": error.brief]) { $1 })
        case .settling: tr("Waiting a moment for the network to come back.")
        case .fullHour: tr("Sources are busy on the hour. The next update is {at}.", at)
        case .takingTurns: tr("Other places are updated first.")
        case .offlineByChoice: tr("Offline: nothing is asked.")
        case .onlyByHand: tr("Automatic updates are switched off in the preferences.")
        case .unknownPlace: tr("This place is not saved.")
        }
    }
}
