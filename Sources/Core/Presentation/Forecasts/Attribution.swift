/// The words a source's licence asks for, and where they point.
public struct Attribution: Sendable, Hashable {
    /// "Weather data by Open-Meteo.com".
    public let text: String
    /// An https address.
    public let link: String

    /// Both are shown as given.
    public init(text: String, link: String) {
        self.text = text
        self.link = link
    }
}
