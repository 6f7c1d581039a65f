/// One side of a place's weather today: a value, a verdict in words, the course of the day and a scale in words.
public struct DetailCard: Sendable, Hashable, Identifiable {
    /// The side of the weather it shows.
    public let kind: DetailKind
    /// The text, such as "Wind".
    public let title: String
    /// The name of an icon in the icon theme.
    public let iconName: String
    /// The text, such as "22 km/h", or "—" if it is missing.
    public let value: String
    /// A second value beside it, such as "gusts 41"; nil if there is none.
    public var companion: String?
    /// The conclusion, such as "Moderate, from the southeast", or the reason why the value is missing; nil for neither.
    public var verdict: String?
    /// The range of the day, such as "today 7 to 28 km/h"; nil if nothing of it is known.
    public var rangeText: String?
    /// Further facts for a tooltip and a screen reader, such as "Moderate breeze".
    public var notes: [String] = []
    /// The value over the day; nil if nothing of it is known.
    public var course: DetailCourse?
    /// The value on its scale; nil without one.
    public var scale: DetailScale?
    /// The direction the wind blows from, in degrees clockwise from north; nil for other cards and for calm air.
    public var windFrom: Double?
    /// Sun and moon over the day; nil for other cards.
    public var sky: SkyHorizon?
    /// The origin of the value, such as "Open-Meteo, calculated for 15:00".
    public let provenance: String
    /// The origin of the second value where it is another one, such as "Cloud: Open-Meteo, forecast for 15:00".
    var companionOrigin: String?
    /// The origin of the course where it is another one, such as "Course of the day: Open-Meteo, forecast fetched at 14:48".
    var courseOrigin: String?

    /// Whether the verdict is that the value is an old one, which its origin says, too.
    var isVerdictInProvenance = false

    /// The text for a screen reader: "Wind, 22 kilometres an hour, gusts 41 kilometres an hour, Moderate, from the
    /// southeast, today 7 to 28 kilometres an hour, Open-Meteo, calculated for 15:00".
    public internal(set) var spokenText = ""

    /// The identifier of the card, such as "wind", which does not depend on the language.
    public var id: String { kind.rawValue }

    init(_ kind: DetailKind, _ title: String, _ iconName: String, _ value: String, _ provenance: String) {
        (self.kind, self.title, self.iconName) = (kind, title, iconName)
        (self.value, self.provenance) = (value, provenance)
    }

    /// The value with its companion, such as "22 km/h, gusts 41".
    public var valueInOneLine: String { PhraseList.text([value, companion]) }

    /// The further facts and the origins, a line each.
    public var tooltip: String { (notes + origins).joined(separator: "\n") }

    /// The origins of the value and of what is told beside it.
    var origins: [String] { [provenance, companionOrigin, courseOrigin].compactMap(\.self).filter { !$0.isEmpty } }

    /// All that it says in one line: "Wind, 22 km/h, gusts 41, Moderate, from the southeast, today 7 to 28 km/h,
    /// Open-Meteo, calculated for 15:00".
    var sentence: String {
        let missing = value == TemperatureText.missing ? tr("not known") : value
        let verdict = isVerdictInProvenance ? nil : verdict
        // Among phrases a note of a whole sentence has no end.
        let notes = notes.map { note in ".。".contains(note.suffix(1)) ? String(note.dropLast()) : note }
        return PhraseList.text(
            [title, missing, companion, verdict, rangeText] + (sky?.phrases ?? []) + notes + origins)
    }
}
