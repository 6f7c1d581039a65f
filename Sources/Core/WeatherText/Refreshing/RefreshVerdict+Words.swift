public import Foundation
public import Refreshing
import WeatherServices

extension RefreshVerdict {
    /// Returns the reason why the weather is or is not requested, in one or two sentences with times in the user's own
    /// time zone.
    public func sentence(at now: Date, formatter: WeatherFormatter) -> String {
        switch self {
        case .fetch(_, .byHand): tr("The weather is being renewed because you asked for it.")
        case .fetch(_, .missing): tr("The weather is being fetched because a part of it has never arrived.")
        case .fetch(_, .aged(let seconds)) where seconds.isFinite:
            tr(
                "The weather is being renewed; it was updated {age}.",
                ["age": formatter.age(of: now - seconds, at: now)])
        case .fetch(_, .aged): tr("The weather is being renewed because the computer's clock was set.")
        case .wait(let delay, let seconds): delay.sentence(until: seconds.map { now + $0 }, at: now, formatter)
        }
    }
}

extension RefreshDelay {
    /// - Parameter moment: The time of the next decision; nil if it is not known.
    fileprivate func sentence(until moment: Date?, at now: Date, _ formatter: WeatherFormatter) -> String {
        let time = moment.map { formatter.moment($0, in: formatter.ownZone, at: now) } ?? TemperatureText.missing
        return switch self {
        case .underWay: tr("The weather is being renewed.")
        case .justRefreshed: tr("You asked for the weather a few seconds ago.")
        case .fresh where moment == nil: tr("The weather is up to date.")
        case .fresh: tr("The weather is up to date. It is renewed at {time}.", ["time": time])
        case .validBySource: tr("The source has nothing newer before {time}.", ["time": time])
        case .forbiddenBySource:
            tr("The source was asked too often and is left alone until {time}.", ["time": time])
        case .failed(let error): tr("{reason} The next try is at {time}.", ["reason": error.message, "time": time])
        case .settling: tr("The network is given a moment to come back.")
        case .fullHour: tr("Everybody asks on the full hour. The weather is renewed at {time}.", ["time": time])
        case .takingTurns: tr("Other places come first.")
        case .onlyByHand: tr("The settings say that the weather is renewed by hand only.")
        case .unknownPlace: tr("This place is not saved.")
        }
    }
}
