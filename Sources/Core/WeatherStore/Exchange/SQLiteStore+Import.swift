import Foundation
import GRDB
import WeatherModel

extension SQLiteStore: PlaceImporting {
    /// Appends new places and adds missing values to existing ones, in one transaction.
    public func take(_ places: [SavedPlace]) async throws(StoreError) -> ImportSummary {
        try await change { database in
            let table = PlaceTable(database)
            var known = try table.all()
            var indexes = Dictionary(known.indices.map { (known[$0].id, $0) }) { first, _ in first }
            var hasHome = known.contains(where: \.isHome)
            var summary = ImportSummary()
            for place in places {
                defer { hasHome = hasHome || place.isHome }
                if let index = indexes[place.id]
                    ?? known.firstIndex(where: { $0.location.isNear(place.location) })
                {
                    let completed = known[index].completed(with: place, hasHome: hasHome)
                    if completed == known[index] {
                        summary.unchanged.append(completed)
                    } else {
                        try table.update(completed)
                        known[index] = completed
                        summary.completed.append(completed)
                    }
                } else {
                    var new = place
                    if hasHome { new.isHome = false }
                    try table.insert(new, at: .max)
                    indexes[new.id] = known.count
                    known.append(new)
                    summary.added.append(new)
                }
            }
            return summary
        }
    }
}

extension PlaceTable {
    /// Writes the user's name, source order and home mark of the place.
    fileprivate func update(_ place: SavedPlace) throws {
        try rename(place.id, to: place.customName)
        try setSourceOrder(place.sourceOrder, for: place.id)
        if place.isHome { try setHome(place.id) }
    }
}

extension SavedPlace {
    fileprivate func completed(with other: SavedPlace, hasHome: Bool) -> SavedPlace {
        var place = self
        place.customName = customName ?? other.customName
        if sourceOrder.isEmpty { place.sourceOrder = other.sourceOrder }
        if !hasHome { place.isHome = other.isHome }
        return place
    }
}

extension Location {
    /// Returns whether the other place is within a kilometre, calculated on a plane.
    fileprivate func isNear(_ other: Location) -> Bool {
        let (here, there) = (coordinates, other.coordinates)
        // Most places are far apart, which the latitude alone shows.
        guard abs(here.latitude - there.latitude) < 0.01 else { return false }
        return here.distance(to: there) < 1000
    }
}
