import Foundation
import GRDB
import WeatherModel

/// The table `kept`: each different forecast that was fetched, and each report of current conditions.
struct HistoryTable {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    /// Stores the part, or updates the confirmation time if it has not changed; other kinds of parts are ignored.
    func keep(_ part: StoredPart, for id: Location.ID) throws {
        guard let span = part.span else { return }
        let source = try SourceTable(database).number(of: part.stamp.source)
        let fetchedAt = part.stamp.fetchedAt.timeIntervalSinceReferenceDate
        if let number = try latest(id, part, source) {
            return try database.execute(
                sql: "UPDATE kept SET confirmedAt = max(confirmedAt, ?) WHERE number = ?",
                arguments: [fetchedAt, number])
        }
        try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO kept (
                    locationID, part, source, issuedAt, fetchedAt, confirmedAt, validUntil, firstTime, lastTime, payload)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            id, part.part.rawValue, source, part.stamp.issuedAt?.timeIntervalSinceReferenceDate, fetchedAt, fetchedAt,
            part.stamp.validUntil?.timeIntervalSinceReferenceDate, span.lowerBound, span.upperBound, part.payload,
        ])
    }

    /// Removes what exceeds a limit, the oldest first, a few rows at a time.
    ///
    /// A small insertion thus never causes a large deletion, and a clock that is briefly wrong does not delete
    /// everything.
    func prune(at now: Date, limits: HistoryLimits) throws {
        let oldest = now.timeIntervalSinceReferenceDate - limits.age
        try dropOldest(64, before: oldest)
        var rounds = 0
        while try usedBytes() > limits.bytes, rounds < 64 {
            try dropOldest(8, before: .infinity)
            rounds += 1
        }
    }

    /// Removes the history of places that are no longer saved.
    func forget(except ids: [Location.ID]) throws {
        let json = String(decoding: try JSONEncoder().encode(ids), as: UTF8.self)
        try database.execute(
            sql: "DELETE FROM kept WHERE locationID NOT IN (SELECT value FROM json_each(?))", arguments: [json])
    }

    /// Calls `body` with each stored part that covers any of the times, the latest first, until it returns false.
    func each(
        _ part: WeatherPart, of id: Location.ID, in times: ClosedRange<Double>, _ body: (PartStamp, Data) -> Bool
    ) throws {
        let sources = try SourceTable(database).all()
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT source, issuedAt, fetchedAt, validUntil, payload FROM kept
                WHERE locationID = ? AND part = ? AND firstTime <= ? AND lastTime >= ?
                ORDER BY confirmedAt DESC, number DESC
                """,
            arguments: [id, part.rawValue, times.upperBound, times.lowerBound])
        while let row = try rows.next() {
            guard let stamp = PartStamp(row, in: sources) else { continue }
            guard try row.withUnsafeData(atIndex: 4, { body(stamp, $0 ?? Data()) }) else { return }
        }
    }

    /// Calls `body` with each stored part that its source still gave at or after the instant, the earliest fetched first,
    /// and with the last time it did.
    func eachConfirmed(
        _ part: WeatherPart, of id: Location.ID, since start: Date, _ body: (PartStamp, Date, Data) -> Void
    ) throws {
        let sources = try SourceTable(database).all()
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT source, issuedAt, fetchedAt, validUntil, confirmedAt, payload FROM kept
                WHERE locationID = ? AND part = ? AND confirmedAt >= ? ORDER BY fetchedAt, number
                """,
            arguments: [id, part.rawValue, start.timeIntervalSinceReferenceDate])
        while let row = try rows.next() {
            guard let stamp = PartStamp(row, in: sources) else { continue }
            let confirmedAt = Date(timeIntervalSinceReferenceDate: row[4])
            try row.withUnsafeData(atIndex: 5) { body(stamp, confirmedAt, $0 ?? Data()) }
        }
    }

    /// Returns what `body` makes of the part that the source gave at the instant; nil where none is kept.
    func standing<Value>(
        _ part: WeatherPart, of id: Location.ID, from source: WeatherSource.ID, at instant: Date,
        _ body: (Data) -> Value
    ) throws -> Value? {
        let time = instant.timeIntervalSinceReferenceDate
        let row = try Row.fetchOne(
            database,
            sql: """
                SELECT payload FROM kept WHERE locationID = ? AND part = ? AND fetchedAt <= ? AND confirmedAt >= ?
                AND source IN (SELECT number FROM source WHERE id = ?) ORDER BY fetchedAt DESC LIMIT 1
                """,
            arguments: [id, part.rawValue, time, time, source])
        return try row?.withUnsafeData(atIndex: 0) { body($0 ?? Data()) }
    }

    /// Returns the last row of this place, part and source if its content is the same; nil otherwise.
    private func latest(_ id: Location.ID, _ part: StoredPart, _ source: Int64) throws -> Int64? {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT number, payload FROM kept WHERE locationID = ? AND part = ? AND source = ?
                    ORDER BY fetchedAt DESC LIMIT 1
                    """),
            arguments: [id, part.part.rawValue, source])
        guard let row else { return nil }
        return try row.withUnsafeData(atIndex: 1) { $0 == part.payload } ? row[0] : nil
    }

    private func dropOldest(_ count: Int, before instant: Double) throws {
        try database.execute(
            sql: """
                DELETE FROM kept WHERE number IN (
                    SELECT number FROM kept WHERE confirmedAt < ? ORDER BY confirmedAt LIMIT ?)
                """,
            arguments: [instant, count])
    }

    private func usedBytes() throws -> Int {
        func pragma(_ name: String) throws -> Int { try Int.fetchOne(database, sql: "PRAGMA \(name)") ?? 0 }
        return try (pragma("page_count") - pragma("freelist_count")) * pragma("page_size")
    }
}

extension PartStamp {
    /// Reads the first four columns: source, time of issue, arrival and validity; nil for a source that is not known.
    fileprivate init?(_ row: Row, in sources: [Int64: WeatherSource]) {
        guard let source = sources[row[0]] else { return nil }
        self.init(
            source: source, issuedAt: Date(secondsSince2001: row[1]),
            fetchedAt: Date(timeIntervalSinceReferenceDate: row[2]), validUntil: Date(secondsSince2001: row[3]))
    }
}
