import Foundation
import GRDB
import WeatherModel

/// The table `gap`: the reasons why parts of a place's weather were not in the last answer.
struct GapTable {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    /// Stores the gaps of the parts in the report; those of other parts are left unchanged.
    func save(_ report: WeatherReport, for id: Location.ID) throws {
        for part in report.parts where report.gaps[part] == nil {
            try database.cachedStatement(sql: "DELETE FROM gap WHERE locationID = ? AND part = ?")
                .execute(arguments: [id, part.rawValue])
        }
        let insert = try database.cachedStatement(
            sql: """
                INSERT INTO gap (locationID, part, kind, since, source) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET
                    since = CASE WHEN kind = excluded.kind THEN min(since, excluded.since) ELSE excluded.since END,
                    kind = excluded.kind, source = excluded.source
                """)
        for (part, gap) in report.gaps {
            try insert.execute(arguments: [
                id, part.rawValue, gap.kind.rawValue, gap.since.timeIntervalSinceReferenceDate,
                try gap.source.map { try SourceTable(database).number(of: $0) },
            ])
        }
    }

    /// Returns the gaps of one place; parts and kinds that only a newer version knows are left out.
    func gaps(for id: Location.ID, sources: [Int64: WeatherSource]) throws -> [WeatherPart: PartGap] {
        try read("WHERE locationID = ?", [id], sources)[id] ?? [:]
    }

    /// Returns the gaps of all places in the same way.
    func all(sources: [Int64: WeatherSource]) throws -> [Location.ID: [WeatherPart: PartGap]] {
        try read("", [], sources)
    }

    private func read(
        _ condition: String, _ arguments: StatementArguments, _ sources: [Int64: WeatherSource]
    ) throws -> [Location.ID: [WeatherPart: PartGap]] {
        var gaps: [Location.ID: [WeatherPart: PartGap]] = [:]
        let rows = try Row.fetchCursor(
            database, sql: "SELECT locationID, part, kind, since, source FROM gap \(condition)", arguments: arguments)
        while let row = try rows.next() {
            guard let part = WeatherPart(rawValue: row[1]), let kind = PartGap.Kind(rawValue: row[2]) else { continue }
            let source: Int64? = row[4]
            gaps[row[0], default: [:]][part] = PartGap(
                kind, since: Date(timeIntervalSinceReferenceDate: row[3]), source: source.flatMap { sources[$0] })
        }
        return gaps
    }
}
