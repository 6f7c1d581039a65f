import Foundation
import Gazetteer
import Presentation

extension Table {
    /// A row for each place: name, region, country, coordinates, population.
    init(_ matches: [PlaceMatch]) {
        self.init(columns: [.left, .left, .left, .right, .right])
        for place in matches.map(\.location) {
            let point = place.coordinates
            add([
                place.name, place.region ?? "", place.country ?? "",
                String(format: "%.4f, %.4f", point.latitude, point.longitude),
                place.population.map { String($0) } ?? tr("—"),
            ])
        }
    }
}
