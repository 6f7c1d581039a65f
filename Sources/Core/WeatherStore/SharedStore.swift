public import Foundation
import GRDB
public import WeatherModel

/// A store that other programs change at the same time.
public protocol SharedStore: Sendable {
    /// The file that holds everything, and whose place another one takes where a program finds it damaged; nil for a store
    /// in memory, which nobody else has.
    var file: URL? { get }

    /// The file whose removal ends each change; nil for a store in memory.
    var journal: URL? { get }

    /// Returns what `Store.contents(at:)` does, and the version it is of, without holding up the caller.
    ///
    /// - Returns: Nil where that is the version given.
    func contents(at now: Date, unless version: Int64?) async throws(StoreError) -> VersionedContents?

    /// Returns the whole weather and the warnings of a place, without holding up the caller.
    func page(of id: Location.ID) async throws(StoreError) -> StoredPage
}

/// What a store held at a moment, and which version that was.
public struct VersionedContents: Sendable {
    /// The places and what their rows show.
    public let contents: StoredContents
    /// The number that `SQLiteStore.version()` gave then.
    public let version: Int64

    /// Makes a value that a store returns.
    public init(_ contents: StoredContents, version: Int64) {
        (self.contents, self.version) = (contents, version)
    }
}

/// All that a store has for the page of one place.
public struct StoredPage: Sendable {
    /// The known weather; nil if there is none.
    public let report: WeatherReport?
    /// All versions of the place's warnings that were seen.
    public let alerts: [AlertRecord]

    /// Makes a value that a store returns.
    public init(report: WeatherReport?, alerts: [AlertRecord]) {
        (self.report, self.alerts) = (report, alerts)
    }
}

extension SQLiteStore: SharedStore {
    /// The database.
    public var file: URL? { queue.path == ":memory:" ? nil : URL(filePath: queue.path) }

    /// SQLite's rollback journal, whose removal is the moment at which a change holds (sqlite.org/atomiccommit.html).
    public var journal: URL? { file.map { URL(filePath: $0.path + "-journal") } }

    /// Returns a number that another one takes the place of with each change that another program makes: SQLite's
    /// `data_version`.
    public func version() throws(StoreError) -> Int64 {
        let (queue, generation) = connection.numbered
        do { return try queue.read { try Self.version($0, generation) } } catch { throw StoreError(error) }
    }

    /// Returns the contents and their version from one transaction.
    public func contents(at now: Date, unless version: Int64?) async throws(StoreError) -> VersionedContents? {
        let (queue, generation) = try connection.present()
        return try await queue.look { database in
            let present = try Self.version(database, generation)
            return present == version ? nil : VersionedContents(try Self.contents(database, at: now), version: present)
        }
    }

    /// Returns the weather and the warnings from one transaction.
    public func page(of id: Location.ID) async throws(StoreError) -> StoredPage {
        try await queue.look { database in
            StoredPage(
                report: try ReportTable(database).report(for: id), alerts: try AlertTable(database).records(of: id))
        }
    }

    /// SQLite compares the numbers of one connection only, so that each connection's have a range of their own.
    private static func version(_ database: Database, _ generation: Int64) throws -> Int64 {
        generation << 32 | (try Int64.fetchOne(database, sql: "PRAGMA data_version") ?? 0)
    }
}
