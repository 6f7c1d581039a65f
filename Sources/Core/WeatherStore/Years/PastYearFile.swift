public import Foundation
import GRDB
public import WeatherModel

/// The weather of earlier years at saved places, in a file of its own that all programs of a user share.
public final class PastYearFile: Sendable {
    /// The number of years that are kept of a place, those that arrived last: two times of the year.
    public static let placeLimit = 20
    /// The number of years that are kept in all.
    public static let limit = 400

    /// The most days of a year with what is asked for around it, and the numbers of days that are any.
    private static let (mostDays, dayNumbers) = (400, -1_000_000...1_000_000)

    private let file: URL?
    private let database: SideDatabase

    /// Makes a store without opening its file.
    ///
    /// - Parameter file: `DataFolders.pastYearsFile`; nil for a store in memory.
    public init(_ file: URL?) {
        self.file = file
        // What is not kept now can be asked for again.
        database = SideDatabase(file, timeout: .milliseconds(500)) { PastYearSchema.migrator }
    }

    /// Returns what is kept of a place, what arrived last first; years that cannot be read are left out.
    public func years(of id: Location.ID) async throws(StoreError) -> [PastYear] {
        let rows = try await database.look { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM year WHERE locationID = ? ORDER BY fetchedAt DESC", arguments: [id]
            ).map { row in
                (
                    first: row["firstDay"] as Int, last: row["lastDay"] as Int, at: row["fetchedAt"] as Double,
                    payload: row["payload"] as Data
                )
            }
        }
        return rows.compactMap { row in
            let hours = try? Payload.read(row.payload) { reader throws(UnreadablePayload) in
                try PayloadTable.hours.read(&reader)
            }
            guard let hours, Self.dayNumbers.contains(row.first), Self.dayNumbers.contains(row.last),
                (0...Self.mostDays).contains(row.last - row.first)
            else { return nil }
            return PastYear(
                days: CivilDate(dayNumber: row.first)...CivilDate(dayNumber: row.last), hours: hours,
                fetchedAt: Date(timeIntervalSinceReferenceDate: row.at))
        }
    }

    /// Keeps a year of a place, and removes what is beyond the limits or of a place that is no longer saved.
    ///
    /// - Parameter saved: The identifiers of all saved places.
    public func keep(
        _ year: PastYear, of id: Location.ID, saved: [Location.ID]
    ) async throws(StoreError) {
        guard saved.contains(id) else { return }
        let payload = Payload.make { PayloadTable.hours.write(year.hours, to: &$0) }
        let (first, last) = (year.days.lowerBound.dayNumber, year.days.upperBound.dayNumber)
        let arrival = year.fetchedAt.timeIntervalSinceReferenceDate
        let ids = (try? JSONEncoder().encode(saved)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
        try await database.change { database in
            try database.execute(
                sql: """
                    INSERT OR REPLACE INTO year (locationID, firstDay, lastDay, fetchedAt, payload)
                    VALUES (?, ?, ?, ?, ?)
                    """,
                arguments: [id, first, last, arrival, payload])
            try database.execute(
                sql: "DELETE FROM year WHERE locationID NOT IN (SELECT value FROM json_each(?))", arguments: [ids])
            try database.execute(
                sql: """
                    DELETE FROM year WHERE locationID = ? AND rowid NOT IN (
                        SELECT rowid FROM year WHERE locationID = ? ORDER BY fetchedAt DESC, firstDay DESC LIMIT ?)
                    """, arguments: [id, id, Self.placeLimit])
            try database.execute(
                sql: """
                    DELETE FROM year WHERE rowid NOT IN (
                        SELECT rowid FROM year ORDER BY fetchedAt DESC, firstDay DESC LIMIT ?)
                    """, arguments: [Self.limit])
        }
    }

    /// Removes what is kept of a place, and returns it as it is stored, the year that arrived last first.
    func take(_ id: Location.ID) async throws(StoreError) -> [StoredYear] {
        // A removal is no reason to make the file.
        if let file, !FileManager.default.fileExists(atPath: file.path) { return [] }
        return try await database.change { database in
            let years = try Row.fetchAll(
                database, sql: "SELECT * FROM year WHERE locationID = ? ORDER BY fetchedAt DESC", arguments: [id]
            ).map { row in
                StoredYear(
                    firstDay: row["firstDay"], lastDay: row["lastDay"], fetchedAt: row["fetchedAt"],
                    payload: row["payload"])
            }
            try database.execute(sql: "DELETE FROM year WHERE locationID = ?", arguments: [id])
            return years
        }
    }

    /// Puts back what was taken of a place; a year that has come again meanwhile stays.
    func putBack(_ years: [StoredYear], of id: Location.ID) async throws(StoreError) {
        try await database.change { database in
            for year in years {
                try database.execute(
                    sql: """
                        INSERT OR IGNORE INTO year (locationID, firstDay, lastDay, fetchedAt, payload)
                        VALUES (?, ?, ?, ?, ?)
                        """,
                    arguments: [id, year.firstDay, year.lastDay, year.fetchedAt, year.payload])
            }
        }
    }

    /// Removes all years.
    public func clear() async throws(StoreError) {
        try await database.change { try $0.execute(sql: "DELETE FROM year") }
    }
}

/// A year of a removed place as it lies in the file, a fraction of the size that it has in memory.
struct StoredYear: Sendable, Hashable {
    /// The days that were asked for, numbered from 1970 on.
    let firstDay: Int
    let lastDay: Int
    /// When it arrived, in seconds since 2001.
    let fetchedAt: Double
    let payload: Data
}

/// The schema of the file; a released version is never edited, only followed by another one.
private enum PastYearSchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("years-v1") { try $0.execute(sql: v1) }
        return migrator
    }

    /// Version 1; days are numbered from 1970 on, the instant is in seconds since 2001.
    private static let v1 = """
        CREATE TABLE year (
            locationID TEXT NOT NULL,
            firstDay INTEGER NOT NULL,
            lastDay INTEGER NOT NULL,
            fetchedAt REAL NOT NULL,
            payload BLOB NOT NULL,
            PRIMARY KEY (locationID, firstDay)
        ) STRICT;
        CREATE INDEX yearByArrival ON year (fetchedAt);
        """
}
