/// One named value of the current weather, ready to be shown.
public struct WeatherFact: Sendable, Hashable, Identifiable {
    /// "Wind".
    public let title: String
    /// "14 km/h from the west", or "—".
    public let value: String
    /// The icon's name in the icon theme; nil for none.
    public let iconName: String?

    /// "Wind, 14 km/h from the west", for a screen reader.
    public var spokenText: String { PhraseList.text([title, value]) }

    /// The title names the fact among its neighbours.
    public var id: String { title }

    /// All three are shown as given.
    public init(title: String, value: String, iconName: String? = nil) {
        self.title = title
        self.value = value
        self.iconName = iconName
    }
}
