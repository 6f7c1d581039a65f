import WeatherModel
import WeatherServices
import WeatherText

extension SourceRow {
    init(
        _ source: CataloguedSource, server: PreferenceField, hasKey: Bool, trouble: String?, isOn: Bool, isFirst: Bool,
        isLast: Bool
    ) {
        id = source.source.id
        let name = Self.name(of: source)
        self.name = name
        let parts = WeatherPart.allCases.filter { source.parts.contains($0) }.map(\.listedName)
        gives = [PhraseList.text(parts).capitalizedFirst, Self.area(of: id)].compactMap { $0 }.joined(separator: " · ")
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
        source.source.id == WeatherSource.openMeteoAirQuality.id
            ? tr("{source}, air quality", ["source": source.source.name]) : source.source.name
    }

    /// Returns the area that the source covers; nil for the whole world.
    private static func area(of source: WeatherSource.ID) -> String? {
        switch source {
        case WeatherSource.nationalWeatherService.id: tr("United States")
        case WeatherSource.brightSky.id: tr("Germany")
        case WeatherSource.meteoAlarm.id: tr("Europe")
        case WeatherSource.metNorway.id: tr("warnings for Norway only")
        case WeatherSource.weatherUnderground.id: tr("one weather station")
        default: nil
        }
    }
}
