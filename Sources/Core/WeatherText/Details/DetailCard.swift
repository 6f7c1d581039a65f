/// A named value of a place's weather with a description and a small drawing.
public struct DetailCard: Sendable, Hashable, Identifiable {
    /// The identifier of the value, such as "wind", which does not depend on the language.
    public let id: String
    /// The text, such as "Wind".
    public let title: String
    /// The name of an icon in the icon theme.
    public let iconName: String
    /// The text, such as "14 km/h".
    public let value: String
    /// The description, such as "Gentle breeze from the west"; nil if there is none.
    public let words: String?
    /// The drawing; nil if one would be of no use.
    public let drawing: DetailDrawing?
    /// The origin of the value, such as "Open-Meteo, calculated for 15:00".
    public let provenance: String

    /// The text for a screen reader: "Wind, 14 km/h, gentle breeze from the west, Open-Meteo, calculated for 15:00".
    public var spokenText: String { PhraseList.text([title, value, words, provenance]) }
}
