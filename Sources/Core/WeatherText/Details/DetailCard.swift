/// One named value of a place's weather, with its word and its place on a scale.
public struct DetailCard: Sendable, Hashable, Identifiable {
    /// Which value it is, "wind"; the same whatever the language.
    public let id: String
    /// "Wind".
    public let title: String
    /// Of the icon theme.
    public let iconName: String
    /// "14 km/h".
    public let value: String
    /// "Gentle breeze from the west"; nil where there is no word for it.
    public let words: String?
    /// Nil where a picture would say nothing.
    public let drawing: DetailDrawing?
    /// "Open-Meteo, calculated for 15:00".
    public let provenance: String

    /// "Wind, 14 km/h, gentle breeze from the west, Open-Meteo, calculated for 15:00".
    public var spokenText: String { PhraseList.text([title, value, words, provenance]) }
}
