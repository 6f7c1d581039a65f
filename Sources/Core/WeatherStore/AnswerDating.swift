public import Foundation
import GRDB
public import WeatherModel

/// A store that knows when each source last answered.
public protocol AnswerDating: Sendable {
    /// Returns the arrival time of the newest stored part of each source; sources without stored parts have no entry.
    func lastAnswers() throws(StoreError) -> [WeatherSource.ID: Date]
}

extension SQLiteStore: AnswerDating {
    /// Returns the arrival time of the newest stored part of each source, in one query.
    public func lastAnswers() throws(StoreError) -> [WeatherSource.ID: Date] {
        do {
            return try queue.read { database in
                let rows = try Row.fetchAll(
                    database,
                    sql: """
                        SELECT source.id AS id, MAX(part.fetchedAt) AS fetchedAt
                        FROM part JOIN source ON part.source = source.number GROUP BY source.id
                        """)
                return Dictionary(
                    uniqueKeysWithValues: rows.map { row in
                        (row["id"] as String, Date(timeIntervalSinceReferenceDate: row["fetchedAt"]))
                    })
            }
        } catch {
            throw StoreError(error)
        }
    }
}
