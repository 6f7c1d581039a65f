public import Foundation
import GRDB

/// The storage of what the desktop was told.
public protocol NoticeMemory: Sendable {
    /// Returns all that is remembered, the earliest told first.
    func toldNotices() throws(StoreError) -> [SentNotice]

    /// Replaces all that is remembered.
    func remember(_ notices: [SentNotice]) async throws(StoreError)
}

/// A notice that was given to the desktop, remembered so that nothing is told twice.
public struct SentNotice: Sendable, Hashable, Identifiable {
    /// The kinds of notices.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// An official warning.
        case warning
        /// Rain at home that begins soon.
        case rain
        /// The day at home.
        case summary
    }

    /// The identifier by which the desktop replaces and withdraws it.
    public let id: String
    /// The kind.
    public let kind: Kind
    /// The mark of what was told last; another one is told again.
    public var version: String
    /// The time that was told, which may move a little without being told again; nil if there is none, or it has passed.
    public var about: Date?
    /// The time at which it was told last.
    public var toldAt: Date
    /// The time at which it was withdrawn; nil while it stands.
    public var withdrawnAt: Date?

    /// Makes a notice that was told.
    public init(
        id: String, kind: Kind, version: String, about: Date? = nil, toldAt: Date, withdrawnAt: Date? = nil
    ) {
        (self.id, self.kind, self.version, self.about) = (id, kind, version, about)
        (self.toldAt, self.withdrawnAt) = (toldAt, withdrawnAt)
    }

    /// Whether the desktop has it.
    public var isStanding: Bool { withdrawnAt == nil }
}

extension SQLiteStore: NoticeMemory {
    /// Returns all that is remembered, the earliest told first.
    public func toldNotices() throws(StoreError) -> [SentNotice] {
        do { return try queue.read { try NoticeTable($0).all() } } catch { throw StoreError(error) }
    }

    /// Replaces all that is remembered, in one transaction.
    public func remember(_ notices: [SentNotice]) async throws(StoreError) {
        try await change { try NoticeTable($0).replace(with: notices) }
    }
}

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
