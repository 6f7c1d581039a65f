/// A warning's words in one language.
public struct AlertText: Sendable, Hashable, Codable {
    /// BCP 47, "de-DE"; nil where the source does not say.
    public var language: String?
    /// The kind of event, "Wind Advisory".
    public var event: String?
    /// One line.
    public var headline: String?
    /// What is expected.
    public var description: String?
    /// What to do.
    public var instruction: String?
    /// The area in words.
    public var area: String?
    /// How many names of areas more there were than `area` has room for.
    public var areasLeftOut: Int

    /// Words left out are missing.
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
