public import Foundation
import GRDB
public import WeatherModel

/// The documents of warnings that were read lately, in a file of its own that all programs of a user share, so that none is asked
/// for again before it is to be confirmed.
public final class AlertDocumentFile: Sendable {
    /// The most documents that are kept and the most of their bytes, those read last.
    public static let (limit, byteLimit) = (1600, 32 << 20)
    /// The seconds after which a document is forgotten that was not confirmed: three days.
    public static let age: TimeInterval = 3 * 86_400

    private let database: SideDatabase
    private let now: @Sendable () -> Date

    /// Makes a store without opening its file.
    ///
    /// - Parameters:
    ///   - file: `DataFolders.alertDocumentsFile`; nil for a store in memory.
    ///   - now: Returns the current time, from which the age of a document counts.
    public init(_ file: URL?, now: @escaping @Sendable () -> Date = { Date() }) {
        // A warning waits for it, and what is not kept now is asked for again.
        database = SideDatabase(file, timeout: .milliseconds(500)) { AlertDocumentSchema.migrator }
        self.now = now
    }

    /// Returns the documents that are kept, those read last first.
    public func documents() async throws(StoreError) -> [AlertDocument] {
        let oldest = now().timeIntervalSinceReferenceDate - Self.age
        return try await database.look { database in
            try Row.fetchAll(
                database,
                sql: "SELECT id, body, validators, readAt FROM document WHERE readAt >= ? ORDER BY readAt DESC",
                arguments: [oldest]
            ).map { row in
                let validators = try? JSONDecoder().decode([String: String].self, from: Data((row[2] as String).utf8))
                return AlertDocument(
                    id: row[0], body: row[1], validators: validators ?? [:],
                    readAt: Date(timeIntervalSinceReferenceDate: row[3]))
            }
        }
    }

    /// Keeps the documents, and forgets those that are gone, were read long ago, or are beyond the limits.
    public func keep(_ documents: [AlertDocument], gone: [String]) async throws(StoreError) {
        let oldest = now().timeIntervalSinceReferenceDate - Self.age
        try await database.change { database in
            for document in documents {
                let validators = (try? JSONEncoder().encode(document.validators)).map {
                    String(decoding: $0, as: UTF8.self)
                }
                let readAt = document.readAt.timeIntervalSinceReferenceDate
                guard let body = document.body else {
                    try database.execute(
                        sql: "UPDATE document SET readAt = ? WHERE id = ?", arguments: [readAt, document.id])
                    continue
                }
                try database.execute(
                    sql: "INSERT OR REPLACE INTO document (id, body, validators, readAt) VALUES (?, ?, ?, ?)",
                    arguments: [document.id, body, validators ?? "{}", readAt])
            }
            for id in gone { try database.execute(sql: "DELETE FROM document WHERE id = ?", arguments: [id]) }
            try database.execute(sql: "DELETE FROM document WHERE readAt < ?", arguments: [oldest])
            try database.execute(
                sql: """
                    DELETE FROM document WHERE id IN (
                        SELECT id FROM (
                            SELECT id, row_number() OVER kept AS number, sum(length(body)) OVER kept AS bytes FROM document
                            WINDOW kept AS (ORDER BY readAt DESC, id))
                        WHERE number > ? OR bytes > ?)
                    """, arguments: [Self.limit, Self.byteLimit])
        }
    }

    /// Removes all documents.
    public func clear() async throws(StoreError) {
        try await database.change { try $0.execute(sql: "DELETE FROM document") }
    }
}

/// The schema of the file; a released version is never edited, only followed by another one.
private enum AlertDocumentSchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("documents-v1") { try $0.execute(sql: v1) }
        return migrator
    }

    /// Version 1; the instant is in seconds since 2001, the validators are an object of JSON.
    private static let v1 = """
        CREATE TABLE document (
            id TEXT PRIMARY KEY NOT NULL,
            body BLOB NOT NULL,
            validators TEXT NOT NULL,
            readAt REAL NOT NULL
        ) STRICT;
        CREATE INDEX documentByAge ON document (readAt);
        """
}
