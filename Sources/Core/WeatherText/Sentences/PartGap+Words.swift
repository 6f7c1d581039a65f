public import Foundation
public import WeatherModel
public import WeatherServices

extension PartGap {
    /// Returns the message that warnings could not be updated, with time and reason; nil if the gap is no failure.
    ///
    /// - Parameters:
    ///   - arrival: The arrival time of the known warnings; nil if there are none.
    ///   - error: The last error; nil if it occurred in an earlier run.
    public func failureOfWarnings(since arrival: Date?, _ error: FetchError?, _ context: SentenceContext) -> String? {
        guard kind == .failed else { return nil }
        let text =
            arrival.map {
                tr("Warnings could not be renewed since {time}.", ["time": context.moment($0)])
            }
            ?? tr(
                "Whether there are warnings is not known: they could not be fetched since {time}.",
                ["time": context.moment(since)])
        guard let error else { return text }
        return tr("{sentence} {reason}", ["sentence": text, "reason": error.message])
    }

    /// The message that no source has warnings for the place; nil if one has.
    public var absenceOfWarnings: String? {
        kind == .unoffered ? tr("No source of warnings is known for this place.") : nil
    }

    /// Returns the message why the air quality is old or missing.
    ///
    /// - Parameter arrival: The arrival time of the known values; nil if there are none.
    public func wordsOfAirQuality(since arrival: Date?, _ context: SentenceContext) -> String {
        switch kind {
        case .unoffered: tr("No source of air quality is known for this place.")
        case .lacking: tr("The source of air quality has no values for this place.")
        case .failed:
            arrival.map {
                tr("The quality of the air could not be renewed since {time}.", ["time": context.moment($0)])
            }
                ?? tr(
                    "The quality of the air is not known: it could not be fetched since {time}.",
                    ["time": context.moment(since)])
        }
    }
}
