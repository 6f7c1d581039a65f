import Foundation
import GRDB
import WeatherModel

/// A database file that is damaged.
struct DamagedFile {
    let file: URL

    /// Returns the saved places that can still be read, in their order, and whether these are all.
    ///
    /// The table is read from both ends until the damage, so that one bad page only costs the rows on it.
    func legiblePlaces() -> (places: [SavedPlace], isWhole: Bool) {
        var rows: [String: PlaceRow] = [:]
        let isWhole = readLegible("location") { row in
            guard let read = try? PlaceRow(row: row), read.place != nil else { return false }
            rows[read.id] = read
            return true
        }
        let places = rows.values.sorted { ($0.position, $0.id) < ($1.position, $1.id) }.compactMap(\.place)
        return (places, isWhole)
    }

    /// Returns the trips that can still be read, in the same way.
    func legibleTrips() -> (trips: [Trip], isWhole: Bool) {
        guard !isOfTimeWithoutTrips else { return ([], true) }
        var trips: [Trip.ID: Trip] = [:]
        let isWhole = readLegible("trip") { row in
            guard let trip = TripTable.trip(row) else { return false }
            trips[trip.id] = trip
            return true
        }
        return (trips.values.sorted { $0.id < $1.id }, isWhole)
    }

    /// Whether the file is of a version that had no trips, by the list of its versions; false where that cannot be read.
    private var isOfTimeWithoutTrips: Bool {
        var versions: Set<String> = []
        let isWhole = readLegible("grdb_migrations") { row in
            guard let version = try? row.decode(String.self, forColumn: "identifier") else { return false }
            versions.insert(version)
            return true
        }
        return isWhole && !versions.isEmpty && !versions.contains(Schema.versionOfTrips)
    }

    /// - Parameter take: Returns whether it could read the row.
    /// - Returns: Whether all of the table could be read.
    private func readLegible(_ table: String, _ take: (Row) -> Bool) -> Bool {
        var configuration = Configuration()
        configuration.readonly = true
        // This makes SQLite read the remaining pages of a truncated file.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
        guard let queue = try? DatabaseQueue(path: file.path, configuration: configuration) else { return false }
        defer {
            try? queue.close()
            RetiredQueues.keep(queue)
        }
        var isWhole = true
        for direction in ["ASC", "DESC"] {
            do {
                try queue.read { database in
                    let cursor = try Row.fetchCursor(
                        database, sql: "SELECT * FROM \(table) ORDER BY rowid \(direction)")
                    while let row = try cursor.next() {
                        if !take(row) { isWhole = false }
                    }
                }
            } catch {
                isWhole = false
            }
        }
        return isWhole
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

    /// Returns when a file of this name was set aside; nil for the name of any other, and of SQLite's additional files.
    static func instant(ofName name: String) -> Date? {
        guard let mark = name.range(of: ".damaged-") else { return nil }
        let stamp = name[mark.upperBound...].split(separator: "T", maxSplits: 1)
        guard stamp.count == 2, let end = stamp[1].firstIndex(of: "Z"),
            stamp[1][end...].dropFirst().allSatisfy({ $0 == "-" || $0.isNumber })
        else { return nil }
        let time = stamp[1][...end].replacing("-", with: ":")
        return try? Date("\(stamp[0])T\(time)", strategy: .iso8601)
    }

    private static let suffixes = ["-journal", "-wal", "-shm", ""]

    private func exists(_ file: URL, _ suffix: String) -> Bool {
        FileManager.default.fileExists(atPath: file.path + suffix)
    }
}
