import Foundation
import GRDB
import WeatherModel

/// The changes an import made to the list of places.
public struct ImportSummary: Sendable, Hashable {
    /// The new places, in their order.
    public var added: [SavedPlace] = []
    /// The existing places that got a name, a source order or the home mark, as they are now.
    public var completed: [SavedPlace] = []
    /// The existing places that did not change.
    public var unchanged: [SavedPlace] = []

    /// Makes an empty summary.
    public init() {}
}

extension SQLiteStore {
    /// Appends new places and adds missing values to existing ones, in one transaction.
    ///
    /// A place is the same if it has the same identifier or lies within a kilometre. Nothing the user has set is
    /// changed.
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
