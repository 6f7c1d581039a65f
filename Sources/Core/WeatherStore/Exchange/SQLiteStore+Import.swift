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
            var nearby = NearbyPlaces()
            for (index, place) in known.enumerated() { nearby.insert(place.location.coordinates, at: index) }
            var hasHome = known.contains(where: \.isHome)
            var count = try PlaceRow.fetchCount(database)
            var summary = ImportSummary()
            for place in places {
                defer { hasHome = hasHome || place.isHome }
                if let index = indexes[place.id] ?? nearby.first(near: place.location.coordinates) {
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
                    try table.append(new, at: count)
                    count += 1
                    indexes[new.id] = known.count
                    nearby.insert(new.location.coordinates, at: known.count)
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
