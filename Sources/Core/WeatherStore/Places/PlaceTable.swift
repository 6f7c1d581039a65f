import GRDB
import WeatherModel

/// The table `location`: the saved places, with positions from 0 without gaps.
struct PlaceTable {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    /// Returns the places in the user's order.
    func all() throws -> [SavedPlace] {
        try PlaceRow.fetchAll(database, sql: "SELECT * FROM location ORDER BY position").compactMap(\.place)
    }

    /// Returns the place and its position; nil if it is not saved.
    func find(_ id: Location.ID) throws -> (place: SavedPlace, position: Int)? {
        let row = try PlaceRow.fetchOne(database, sql: "SELECT * FROM location WHERE id = ?", arguments: [id])
        return row.flatMap { row in row.place.map { ($0, row.position) } }
    }

    /// Inserts the place at the position, or the nearest possible one.
    ///
    /// - Returns: False if the place is already saved; it is left as it is.
    @discardableResult
    func insert(_ place: SavedPlace, at position: Int) throws -> Bool {
        guard try find(place.id) == nil else { return false }
        var place = place
        if place.isHome, try home() != nil { place.isHome = false }
        let count = try PlaceRow.fetchCount(database)
        try PlaceRow(place, position: count).insert(database)
        if position < count { try move(place.id, to: position) }
        return true
    }

    /// Inserts a place that is not saved, as it is; the caller sees to it that there is one home at most.
    ///
    /// - Parameter count: The number of places so far, so that many can be appended without counting them each time.
    func append(_ place: SavedPlace, at count: Int) throws {
        try PlaceRow(place, position: count).insert(database)
    }

    func remove(_ id: Location.ID) throws {
        try database.execute(sql: "DELETE FROM location WHERE id = ?", arguments: [id])
        try setOrder(try order())
    }

    func move(_ id: Location.ID, to position: Int) throws {
        var order = try order()
        guard let old = order.firstIndex(of: id) else { throw StoreError.gone }
        order.remove(at: old)
        order.insert(id, at: min(max(position, 0), order.count))
        try setOrder(order)
    }

    func rename(_ id: Location.ID, to name: String?) throws {
        try update("customName = ?", name, of: id)
    }

    func setHome(_ id: Location.ID?) throws {
        if let id, try find(id) == nil { throw StoreError.gone }
        try database.execute(sql: "UPDATE location SET isHome = 0 WHERE isHome")
        try database.execute(sql: "UPDATE location SET isHome = 1 WHERE id = ?", arguments: [id])
    }

    func setSourceOrder(_ order: [WeatherSource.ID], for id: Location.ID) throws {
        try update("sourceOrder = ?", PlaceRow.text(order), of: id)
    }

    func setShowsAlerts(_ isShown: Bool, for id: Location.ID) throws {
        try update("hidesAlerts = ?", !isShown, of: id)
    }

    private func update(_ assignment: String, _ value: (any DatabaseValueConvertible)?, of id: Location.ID) throws {
        try database.execute(sql: "UPDATE location SET \(assignment) WHERE id = ?", arguments: [value, id])
        if database.changesCount == 0 { throw StoreError.gone }
    }

    private func home() throws -> Location.ID? {
        try String.fetchOne(database, sql: "SELECT id FROM location WHERE isHome")
    }

    private func order() throws -> [Location.ID] {
        try String.fetchAll(database, sql: "SELECT id FROM location ORDER BY position")
    }

    private func setOrder(_ order: [Location.ID]) throws {
        let update = try database.cachedStatement(
            sql: "UPDATE location SET position = ?1 WHERE id = ?2 AND position <> ?1")
        for (position, id) in order.enumerated() {
            try update.execute(arguments: [position, id])
        }
    }
}
