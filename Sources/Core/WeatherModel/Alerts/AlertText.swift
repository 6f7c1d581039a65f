/// The wording of a warning in one language.
public struct AlertText: Sendable, Hashable, Codable {
    /// The BCP 47 language tag, such as "de-DE"; nil if the source does not say.
    public var language: String?
    /// The kind of event, "Wind Advisory".
    public var event: String?
    /// The title of the warning, in one line.
    public var headline: String?
    /// The expected weather and its effects.
    public var description: String?
    /// The recommended behaviour.
    public var instruction: String?
    /// The warned area, in words.
    public var area: String?
    /// The number of area names that were left out of `area` because it is too long.
    public var areasLeftOut: Int

    /// Makes a text; parts that are left out are missing.
    public init(
        language: String? = nil, event: String? = nil, headline: String? = nil, description: String? = nil,
        instruction: String? = nil, area: String? = nil, areasLeftOut: Int = 0
    ) {
        self.language = language
        self.event = event
        self.headline = headline
        self.description = description
        self.instruction = instruction
        self.area = area
        self.areasLeftOut = areasLeftOut
    }
}

extension AlertText {
    /// A copy with every text cut to its limit in `Bound`.
    var bounded: AlertText {
        var text = self
        text.language = language?.bounded(to: Bound.languageTag)
        text.event = event?.bounded(to: Bound.alertTitle)
        text.headline = headline?.bounded(to: Bound.alertTitle)
        text.description = description?.bounded(to: Bound.alertDescription)
        text.instruction = instruction?.bounded(to: Bound.alertDescription)
        if let fitting = area?.cut(toNames: Bound.alertArea) {
            text.area = fitting.names
            text.areasLeftOut += fitting.leftOut
        }
        return text
    }
}
