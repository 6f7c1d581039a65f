import Foundation
import GRDB

/// The table `notice`: what the desktop was told.
struct NoticeTable {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    /// Returns all notices, the earliest told first; those of a kind that only a newer version knows are left out.
    func all() throws -> [SentNotice] {
        let rows = try Row.fetchAll(
            database, sql: "SELECT id, kind, version, about, toldAt, withdrawnAt FROM notice ORDER BY toldAt, id")
        return rows.compactMap { row in
            SentNotice.Kind(rawValue: row[1]).map {
                SentNotice(
                    id: row[0], kind: $0, version: row[2], about: Date(secondsSince2001: row[3]),
                    toldAt: Date(timeIntervalSinceReferenceDate: row[4]), withdrawnAt: Date(secondsSince2001: row[5]))
            }
        }
    }

    func replace(with notices: [SentNotice]) throws {
        try database.execute(sql: "DELETE FROM notice")
        let insert = try database.cachedStatement(
            sql: "INSERT INTO notice (id, kind, version, about, toldAt, withdrawnAt) VALUES (?, ?, ?, ?, ?, ?)")
        for notice in notices {
            try insert.execute(arguments: [
                notice.id, notice.kind.rawValue, notice.version, notice.about?.timeIntervalSinceReferenceDate,
                notice.toldAt.timeIntervalSinceReferenceDate, notice.withdrawnAt?.timeIntervalSinceReferenceDate,
            ])
        }
    }
}

extension SQLiteStore {
    /// Returns all that is remembered, the earliest told first.
    public func toldNotices() throws(StoreError) -> [SentNotice] {
        do { return try queue.read { try NoticeTable($0).all() } } catch { throw StoreError(error) }
    }

    /// Replaces all that is remembered, in one transaction.
    public func remember(_ notices: [SentNotice]) async throws(StoreError) {
        try await change { try NoticeTable($0).replace(with: notices) }
    }
}
