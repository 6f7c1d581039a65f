/// The attribution that a source's licence requires, with its link.
public struct Attribution: Sendable, Hashable {
    /// The text, such as "Weather data by Open-Meteo.com".
    public let text: String
    /// The https address it links to.
    public let link: String

    /// Makes an attribution.
    public init(text: String, link: String) {
        self.text = text
        self.link = link
    }
}
