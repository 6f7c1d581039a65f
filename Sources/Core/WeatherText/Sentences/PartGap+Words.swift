public import Foundation
public import WeatherModel
public import WeatherServices

extension PartGap {
    /// That warnings were not renewed, since when and why; nil where that is no failure.
    ///
    /// - Parameters:
    ///   - arrival: When those that are kept arrived; nil where none ever did.
    ///   - error: What went wrong last; nil where an earlier run of the program met it.
    public func failureOfWarnings(since arrival: Date?, _ error: FetchError?, _ telling: Telling) -> String? {
        guard kind == .failed else { return nil }
        let text =
            arrival.map {
                tr("Warnings could not be renewed since {time}.", ["time": telling.moment($0)])
            }
            ?? tr(
                "Whether there are warnings is not known: they could not be fetched since {time}.",
                ["time": telling.moment(since)])
        guard let error else { return text }
        return tr("{sentence} {reason}", ["sentence": text, "reason": error.message])
    }

    /// That nobody warns for the place; nil where somebody does.
    public var absenceOfWarnings: String? {
        kind == .unoffered ? tr("No source of warnings is known for this place.") : nil
    }

    /// Why the quality of the air is old or missing.
    ///
    /// - Parameter arrival: When what is kept arrived; nil where nothing ever did.
    public func wordsOfAirQuality(since arrival: Date?, _ telling: Telling) -> String {
        switch kind {
        case .unoffered: tr("No source of air quality is known for this place.")
        case .lacking: tr("The source of air quality has no values for this place.")
        case .failed:
            arrival.map {
                tr("The quality of the air could not be renewed since {time}.", ["time": telling.moment($0)])
            }
                ?? tr(
                    "The quality of the air is not known: it could not be fetched since {time}.",
                    ["time": telling.moment(since)])
        }
    }
}
