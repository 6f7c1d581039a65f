import Foundation
import GRDB
import WeatherModel

/// A database file that is damaged.
struct DamagedFile {
    let file: URL

    /// Returns the saved places that can still be read, in their order.
    ///
    /// The table is read from both ends until the damage, so that one bad page only costs the rows on it.
    func legiblePlaces() -> [SavedPlace] {
        var rows: [String: PlaceRow] = [:]
        readLegible("location") { row in
            if let place = try? PlaceRow(row: row) { rows[place.id] = place }
        }
        return rows.values.sorted { ($0.position, $0.id) < ($1.position, $1.id) }.compactMap(\.place)
    }

    /// Returns the trips that can still be read, in the same way.
    func legibleTrips() -> [Trip] {
        var trips: [Trip.ID: Trip] = [:]
        readLegible("trip") { row in
            if let trip = TripTable.trip(row) { trips[trip.id] = trip }
        }
        return trips.values.sorted { $0.id < $1.id }
    }

    private func readLegible(_ table: String, _ take: (Row) -> Void) {
        var configuration = Configuration()
        configuration.readonly = true
        // This makes SQLite read the remaining pages of a truncated file.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
        guard let queue = try? DatabaseQueue(path: file.path, configuration: configuration) else { return }
        defer {
            try? queue.close()
            RetiredQueues.keep(queue)
        }
        for direction in ["ASC", "DESC"] {
            try? queue.read { database in
                let cursor = try Row.fetchCursor(database, sql: "SELECT * FROM \(table) ORDER BY rowid \(direction)")
                while let row = try cursor.next() { take(row) }
            }
        }
    }

    /// Renames the file and SQLite's additional files to "NAME.damaged-2026-11-21T14-05-09Z", with "-2" and so on if
    /// that exists.
    ///
    /// - Returns: The new address of the file.
    func setAside(at instant: Date) throws -> URL {
        let stamp = instant.formatted(.iso8601).replacing(":", with: "-")
        let name = file.lastPathComponent
        let folder = file.deletingLastPathComponent()
        var aside = folder.appending(path: "\(name).damaged-\(stamp)")
        var count = 1
        while Self.suffixes.contains(where: { exists(aside, $0) }) {
            count += 1
            aside = folder.appending(path: "\(name).damaged-\(stamp)-\(count)")
        }
        // The file itself is renamed last, as a journal left behind would be played back into the new database.
        for suffix in Self.suffixes where exists(file, suffix) {
            try FileManager.default.moveItem(atPath: file.path + suffix, toPath: aside.path + suffix)
        }
        return aside
    }

    private static let suffixes = ["-journal", "-wal", "-shm", ""]

    private func exists(_ file: URL, _ suffix: String) -> Bool {
        FileManager.default.fileExists(atPath: file.path + suffix)
    }
}
