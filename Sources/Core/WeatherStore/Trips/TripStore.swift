import Foundation
import GRDB
import WeatherModel

/// The storage of trips.
///
/// If a function returns without an error, its change is on disk; if it throws, nothing has changed.
public protocol TripStore: Sendable {
    /// Returns all trips, the earliest first; a damaged one is left out.
    func trips() throws(StoreError) -> [Trip]

    /// Puts the trip in the place of what it was, or adds it where it was not there.
    ///
    /// - Parameters:
    ///   - former: The trip as it was read; nil for a new one.
    ///   - isOnly: Whether a new name is refused where another has it, as a command adds to a trip by its name.
    /// - Throws: `changedMeanwhile` where another program has changed, added or removed it since, or added one of its name.
    func save(_ trip: Trip, replacing former: Trip?, ifOnlyOfItsName isOnly: Bool) async throws(StoreError)

    /// Removes the trip; does nothing where it is not there.
    ///
    /// - Parameter former: The trip as it was read.
    /// - Throws: `changedMeanwhile` where another program has changed it since.
    func removeTrip(_ former: Trip) async throws(StoreError)
}

extension SQLiteStore: TripStore {
    /// Returns all trips by their first day, then by name.
    public func trips() throws(StoreError) -> [Trip] {
        do { return try queue.read { try TripTable($0).all() } } catch { throw StoreError(error) }
    }

    /// Compares and replaces the trip in one transaction.
    public func save(
        _ trip: Trip, replacing former: Trip?, ifOnlyOfItsName isOnly: Bool
    ) async throws(StoreError) {
        try await change { database in
            let table = TripTable(database)
            let all = try table.all()
            // As they are stored: not all that is known of a place is.
            guard all.first(where: { $0.id == trip.id })?.json == former?.json else {
                throw StoreError.changedMeanwhile
            }
            if isOnly, trip.name != former?.name,
                all.contains(where: { $0.id != trip.id && $0.name == trip.name })
            {
                throw StoreError.changedMeanwhile
            }
            try table.save(trip)
        }
    }

    /// Compares and removes the trip in one transaction.
    public func removeTrip(_ former: Trip) async throws(StoreError) {
        try await change { database in
            let table = TripTable(database)
            if let stored = try table.all().first(where: { $0.id == former.id }), stored.json != former.json {
                throw StoreError.changedMeanwhile
            }
            try table.remove(former.id)
        }
    }

    /// Adds the trips of an import that are not known, as many as there is room for, in one transaction.
    ///
    /// - Returns: The number of those that were added.
    public func take(_ trips: [Trip]) async throws(StoreError) -> Int {
        try await change { database in
            let table = TripTable(database)
            var known = try table.identities()
            var count = 0
            for trip in trips where known.count < Bound.trips && known.insert(trip.id).inserted {
                try table.save(trip)
                count += 1
            }
            return count
        }
    }
}

/// The table `trip`, a JSON text for each, so that damage to one costs no other.
struct TripTable {
    private let database: Database

    init(_ database: Database) { self.database = database }

    func all() throws -> [Trip] {
        try Row.fetchAll(database, sql: "SELECT id, content FROM trip ORDER BY id").compactMap(Self.trip)
            .sorted { Self.key($0) < Self.key($1) }
    }

    /// Returns the trip of a row; nil where it is damaged.
    static func trip(_ row: Row) -> Trip? {
        guard let id = try? row.decode(String.self, forColumn: "id"),
            let content = try? row.decode(String.self, forColumn: "content")
        else { return nil }
        return Trip(id: id, content: content)
    }

    /// Returns the identities of all rows, of damaged ones too.
    func identities() throws -> Set<Trip.ID> {
        Set(try String.fetchAll(database, sql: "SELECT id FROM trip"))
    }

    /// Puts the trip in the place of its row, of which what cannot be read stays.
    func save(_ trip: Trip) throws {
        let stored = try String.fetchOne(database, sql: "SELECT content FROM trip WHERE id = ?", arguments: [trip.id])
        let kept = stored.flatMap { JSONValue(Data($0.utf8)) }
        let content = String(decoding: try trip.json(keepingUnread: kept).data, as: UTF8.self)
        try remove(trip.id)
        try database.execute(sql: "INSERT INTO trip (id, content) VALUES (?, ?)", arguments: [trip.id, content])
    }

    func remove(_ id: Trip.ID) throws {
        try database.execute(sql: "DELETE FROM trip WHERE id = ?", arguments: [id])
    }

    /// Those without a day come last.
    private static func key(_ trip: Trip) -> (Int, String, String) {
        (trip.firstDay?.dayNumber ?? .max, trip.name, trip.id)
    }
}
