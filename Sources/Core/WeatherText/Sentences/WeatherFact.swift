/// A named value of the current weather as text.
public struct WeatherFact: Sendable, Hashable, Identifiable {
    /// The text, such as "Wind".
    public let title: String
    /// The value, such as "14 km/h from the west", or "—".
    public let value: String

    /// The title as it stands before the value, such as "Wind:".
    public var label: String { tr("{title}:", ["title": title]) }

    /// The title, which is unique among the facts shown together.
    public var id: String { title }

    /// Makes a fact.
    public init(title: String, value: String) {
        self.title = title
        self.value = value
    }
}
