public import Foundation
import GRDB
public import WeatherModel

/// The table `source`: the sources of all stored values, with the attribution required at that time.
struct SourceTable {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    /// Returns the number of exactly this source, adding it if necessary.
    func number(of source: WeatherSource) throws -> Int64 {
        let values: StatementArguments = [source.id, source.name, source.attribution, source.homepage]
        let known = try Int64.fetchOne(
            database.cachedStatement(
                sql: "SELECT number FROM source WHERE id = ? AND name = ? AND attribution = ? AND homepage = ?"),
            arguments: values)
        if let known { return known }
        try database.execute(
            sql: "INSERT INTO source (id, name, attribution, homepage) VALUES (?, ?, ?, ?)", arguments: values)
        return database.lastInsertedRowID
    }

    /// Returns all sources by their numbers.
    func all() throws -> [Int64: WeatherSource] {
        let rows = try Row.fetchAll(database, sql: "SELECT number, id, name, attribution, homepage FROM source")
        return Dictionary(
            rows.map { ($0[0], WeatherSource(id: $0[1], name: $0[2], attribution: $0[3], homepage: $0[4])) },
            uniquingKeysWith: { first, _ in first })
    }
    /// Returns the arrival time of the newest stored part of each source; sources without stored parts have no entry.
    func lastAnswers() throws -> [WeatherSource.ID: Date] {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT source.id AS id, MAX(fetchedAt) AS fetchedAt
                FROM (SELECT source, fetchedAt FROM part UNION ALL SELECT source, fetchedAt FROM alonePart) AS answer
                JOIN source ON answer.source = source.number GROUP BY source.id
                """)
        return Dictionary(
            uniqueKeysWithValues: rows.map { row in
                (row["id"] as String, Date(timeIntervalSinceReferenceDate: row["fetchedAt"]))
            })
    }
}

extension SQLiteStore {
    /// Returns the arrival time of the newest stored part of each source; sources without stored parts have no entry.
    public func lastAnswers() throws(StoreError) -> [WeatherSource.ID: Date] {
        do { return try queue.read { try SourceTable($0).lastAnswers() } } catch { throw StoreError(error) }
    }
}
