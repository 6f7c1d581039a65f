import WeatherModel
import WeatherServices
import WeatherText

/// The row of a source in the preferences.
public struct SourceRow: Sendable, Hashable, Identifiable {
    /// The identifier of the source.
    public let id: String
    /// The name of the source.
    public let name: String
    /// The parts it gives and its area, such as "Now, hours, days, warnings · everywhere".
    public let gives: String
    /// The note that it needs a key, and whether it has one; nil if it needs none.
    public let keyNote: String?
    /// The last failure; nil if the last request succeeded.
    public let trouble: String?
    /// Whether it may be asked.
    public let isOn: Bool
    /// The field for the server.
    public let server: PreferenceField
    /// The accessible name of the button that moves it up; nil for the first.
    public let moveUp: String?
    /// The accessible name of the button that moves it down; nil for the last.
    public let moveDown: String?

    /// Makes a row.
    public init(
        id: String, name: String, gives: String, keyNote: String?, trouble: String?, isOn: Bool = true,
        server: PreferenceField,
        moveUp: String?, moveDown: String?
    ) {
        (self.id, self.name, self.gives, self.keyNote, self.trouble) = (id, name, gives, keyNote, trouble)
        self.isOn = isOn
        (self.server, self.moveUp, self.moveDown) = (server, moveUp, moveDown)
    }
}

extension SourceRow {
    init(
        _ source: CataloguedSource, server: PreferenceField, hasKey: Bool, trouble: String?, isOn: Bool, isFirst: Bool,
        isLast: Bool
    ) {
        id = source.source.id
        let name = Self.name(of: source)
        self.name = name
        let parts =
            WeatherPart.allCases.filter { source.parts.contains($0) }.map(\.listedName)
            + (source.source.hasRadar ? [tr("rain radar")] : [])
            + (source.source.hasPastYears ? [tr("earlier years, when you ask")] : [])
        gives = [PhraseList.text(parts).capitalizedFirst, Self.area(of: id)].compactMap { $0 }.inOneLine()
        keyNote = source.needsKey ? (hasKey ? tr("Has a key") : tr("Needs a key")) : nil
        // A failure with a key that has been removed is not relevant.
        self.trouble = !isOn || (source.needsKey && !hasKey) ? nil : trouble
        self.isOn = isOn
        self.server = server
        moveUp = isFirst ? nil : tr("Move {source} up", ["source": name])
        moveDown = isLast ? nil : tr("Move {source} down", ["source": name])
    }

    /// Returns the name of the source; two sources of the same name are distinguished by their parts.
    static func name(of source: CataloguedSource) -> String {
        switch source.source.id {
        case WeatherSource.openMeteoAirQuality.id: tr("{source}, air quality", ["source": source.source.name])
        case WeatherSource.openMeteoEnsemble.id: tr("{source}, ensemble", ["source": source.source.name])
        case WeatherSource.openMeteoArchive.id: tr("{source}, earlier years", ["source": source.source.name])
        default: source.source.name
        }
    }

    /// Returns the area that the source covers; nil for the whole world.
    private static func area(of source: WeatherSource.ID) -> String? {
        switch source {
        case WeatherSource.nationalWeatherService.id: tr("United States")
        case WeatherSource.brightSky.id: tr("Germany")
        case WeatherSource.meteoAlarm.id: tr("Europe")
        case WeatherSource.metNorway.id: tr("warnings for Norway only")
        case WeatherSource.weatherUnderground.id: tr("one weather station")
        case WeatherSource.libreWXR.id: tr("run by a private person")
        default: nil
        }
    }
}
