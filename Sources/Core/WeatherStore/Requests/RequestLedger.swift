public import Foundation
import GRDB
import Synchronization
public import WeatherModel

/// The requests of the last seven days, at most 2,000, in a file of its own that all programs of a user share.
public final class RequestLedger: Sendable {
    /// The seconds for which a request is kept: seven days.
    public static let age: TimeInterval = 7 * 86_400
    /// The number of requests that are kept, those sent last.
    public static let limit = 2_000
    /// The number of records that wait for a file that another program holds.
    private static let waitingLimit = 500

    private let database: SideDatabase
    private let now: @Sendable () -> Date
    private let waiting = Mutex<[RequestRecord]>([])

    /// Makes a ledger without opening its file.
    ///
    /// - Parameters:
    ///   - file: `DataFolders.requestLedgerFile`; nil for a ledger in memory.
    ///   - now: Returns the current time, from which the age of a request counts.
    public init(_ file: URL?, now: @escaping @Sendable () -> Date = { Date() }) {
        // A request waits for it, and what is not written now is not lost.
        database = SideDatabase(file, timeout: .milliseconds(500)) { RequestSchema.migrator }
        self.now = now
    }

    /// Takes a request down, or what came of one that was taken down before, and removes what is kept no longer.
    ///
    /// What cannot be written now, as another program holds the file or the disk is full, is written with the next one.
    public func note(_ record: RequestRecord) async {
        let records = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting + [record]
        }
        let (oldest, limit) = (now().timeIntervalSinceReferenceDate - Self.age, Self.limit)
        do throws(StoreError) {
            try await database.change { database in
                for record in records { try record.write(to: database) }
                try database.execute(sql: "DELETE FROM request WHERE start < ?", arguments: [oldest])
                try database.execute(
                    sql:
                        "DELETE FROM request WHERE id IN (SELECT id FROM request ORDER BY start DESC LIMIT -1 OFFSET ?)",
                    arguments: [limit])
            }
        } catch {
            waiting.withLock { $0 = (records + $0).suffix(Self.waitingLimit) }
        }
    }

    /// Returns the requests of the last seven days, the one sent last first.
    public func records() async throws(StoreError) -> [RequestRecord] {
        let oldest = now().timeIntervalSinceReferenceDate - Self.age
        return try await database.look { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM request WHERE start >= ? ORDER BY start DESC, rowid DESC",
                arguments: [oldest]
            ).compactMap(RequestRecord.init)
        }
    }

    /// Removes all requests.
    public func clear() async throws(StoreError) {
        waiting.withLock { $0 = [] }
        try await database.change { try $0.execute(sql: "DELETE FROM request") }
    }
}

/// The schema of the ledger; a released version is never edited, only followed by another one.
private enum RequestSchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("requests-v1") { try $0.execute(sql: v1) }
        return migrator
    }

    /// Version 1; instants are seconds since 2001, the value stored in a `Date`.
    private static let v1 = """
        CREATE TABLE request (
            id TEXT PRIMARY KEY NOT NULL,
            start REAL NOT NULL,
            address TEXT NOT NULL,
            headers TEXT NOT NULL,
            cause TEXT NOT NULL,
            sent INTEGER NOT NULL,
            received INTEGER NOT NULL,
            duration REAL,
            status INTEGER,
            failure TEXT
        ) STRICT;
        CREATE INDEX requestByStart ON request (start);
        """
}

extension RequestRecord {
    /// Reads a row; nil for one with a cause that only a newer version knows.
    fileprivate init?(_ row: Row) {
        guard let id = UUID(uuidString: row["id"]), let cause = RequestCause(rawValue: row["cause"]) else { return nil }
        let headers: String = row["headers"]
        self.init(
            id: id, start: Date(timeIntervalSinceReferenceDate: row["start"]), address: row["address"],
            headers: headers.split(separator: " ").map(String.init), cause: cause, sentBytes: row["sent"])
        (receivedBytes, duration) = (row["received"], row["duration"])
        let (status, failure) = (row["status"] as Int?, row["failure"] as String?)
        outcome =
            status.map { .answered(status: $0) } ?? failure.map { .failed(Failure(rawValue: $0) ?? .unknown) }
    }

    fileprivate func write(to database: Database) throws {
        let (status, failure) = codes
        try database.cachedStatement(
            sql: """
                INSERT INTO request (id, start, address, headers, cause, sent, received, duration, status, failure)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET sent = excluded.sent, received = excluded.received, duration = excluded.duration,
                    status = excluded.status, failure = excluded.failure
                """
        ).execute(arguments: [
            id.uuidString, start.timeIntervalSinceReferenceDate, address, headers.joined(separator: " "),
            cause.rawValue,
            sentBytes, receivedBytes, duration, status, failure?.rawValue,
        ])
    }
}
