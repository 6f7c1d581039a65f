public import Foundation
public import WeatherModel
public import WeatherServices

extension PartGap {
    /// Returns the message that warnings could not be updated, with time and reason; nil if the gap is no failure.
    ///
    /// - Parameters:
    ///   - arrival: The arrival time of the known warnings; nil if there are none.
    ///   - failure: The last failure; nil if it occurred in an earlier run.
    public func failureOfWarnings(since arrival: Date?, _ failure: PartFailure?, _ context: SentenceContext) -> String?
    {
        guard kind == .failed else { return nil }
        let text =
            arrival.map {
                tr("Warnings could not be updated; the last update was {at}.", ["at": context.pastAt($0)])
            }
            ?? context.pastSince(since).map {
                tr(
                    "It is not known whether there are warnings: fetching them has failed {since}.", ["since": $0])
            }
            ?? tr("{sentence}.", ["sentence": tr("It is not known whether there are warnings")])
        guard let failure else { return text }
        return tr(
            "{sentence} {reason}", ["sentence": text, "reason": failure.error.message(from: failure.source.localName)])
    }

    /// Returns the message why the air quality is old or missing.
    ///
    /// - Parameter arrival: The arrival time of the known values; nil if there are none.
    public func wordsOfAirQuality(since arrival: Date?, _ context: SentenceContext) -> String {
        switch kind {
        case .unoffered: tr("No source has air quality for this place.")
        case .switchedOff: tr("Every source of air quality for this place is switched off in the preferences.")
        case .lacking:
            source.map { tr("{source} has no air quality for this place.", ["source": $0.name]) }
                ?? tr("No source has air quality for this place.")
        case .failed:
            arrival.map {
                tr("Air quality could not be updated; the last update was {at}.", ["at": context.pastAt($0)])
            }
                ?? context.pastSince(since).map {
                    tr("The air quality is not known: fetching it has failed {since}.", ["since": $0])
                }
                ?? tr("{sentence}.", ["sentence": tr("Air quality could not be updated")])
        }
    }
}
