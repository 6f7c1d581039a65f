public import Charts
import WeatherText

/// The part of the preferences that tells how exactly sources see the places.
public struct PrecisionSection: Sendable {
    /// The stops of the slider, from the most exact on, such as "1 km".
    public let stops: [String]
    /// The position of the stop that is chosen.
    public let chosen: Int
    /// What sources are told of the place that is shown, as it is sent: "Sources see 53.55, 9.99"; nil without a place.
    public let seen: String?
    /// The sentence about what that means.
    public let meaning: String
    /// The sentence about what may be wrong for that reason; nil if nothing is.
    public let warning: String?
    /// The surroundings of the place with the cell; nil without a place.
    public let map: PrecisionMap?
    /// The choice in words, with what follows from it, as a screen reader says it.
    public let spokenText: String

    /// - Parameter words: The choice in words, such as "Approximate (1 km)".
    public init(
        stops: [String], chosen: Int, words: String, seen: String?, meaning: String, warning: String? = nil,
        map: PrecisionMap? = nil
    ) {
        (self.stops, self.chosen, self.seen) = (stops, chosen, seen)
        (self.meaning, self.warning, self.map) = (meaning, warning, map)
        spokenText =
            PhraseList.sentences([words, seen].map { $0.map { tr("{sentence}.", ["sentence": $0]) } } + [warning])
            ?? words
    }

    /// The heading, and the accessible name of the slider.
    public static var title: String { tr("How exactly sources see your places") }
}
