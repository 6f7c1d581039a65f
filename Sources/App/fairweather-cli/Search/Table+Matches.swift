import Foundation
import Gazetteer
import WeatherText

extension Table {
    /// Makes a row for each place: name, region, country, coordinates, and population in the locale's format.
    init(_ matches: [PlaceMatch], _ locale: Locale) {
        self.init([
            Column(alignment: .left, isElastic: true), Column(alignment: .left, isElastic: true),
            Column(alignment: .left, isElastic: true), Column(alignment: .right, dispensability: 2),
            Column(alignment: .right, dispensability: 1),
        ])
        for place in matches.map({ $0.namedLocation(WeatherFormatter(locale: locale)) }) {
            add([
                Cell(text: place.name, ink: .bold), Cell(text: place.region ?? ""), Cell(text: place.country ?? ""),
                Cell(text: place.coordinates.text, ink: .dim),
                Cell(text: place.population.map { locale.grouped($0) } ?? tr("—")),
            ])
        }
    }
}
