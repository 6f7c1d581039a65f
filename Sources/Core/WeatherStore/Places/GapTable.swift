import Foundation
import GRDB
import WeatherModel

/// The table `gap`, or that of a source asked alone: the reasons why parts of a place's weather were not in the last answer.
struct GapTable {
    private let database: Database
    private let shelf: ReportShelf

    init(_ database: Database, _ shelf: ReportShelf = .all) {
        (self.database, self.shelf) = (database, shelf)
    }

    /// Stores the gaps of the parts in the report; those of other parts are left unchanged.
    func save(_ report: WeatherReport, for id: Location.ID) throws {
        for part in report.parts where report.gaps[part] == nil {
            try database.cachedStatement(sql: "DELETE FROM \(shelf.gap) WHERE locationID = ? AND part = ?")
                .execute(arguments: [shelf.key(id), part.rawValue])
        }
        let insert = try database.cachedStatement(
            sql: """
                INSERT INTO \(shelf.gap) (locationID, part, kind, since, source) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET
                    since = CASE WHEN kind = excluded.kind THEN min(since, excluded.since) ELSE excluded.since END,
                    kind = excluded.kind, source = excluded.source
                """)
        for (part, gap) in report.gaps {
            try insert.execute(arguments: [
                shelf.key(id), part.rawValue, gap.kind.rawValue, gap.since.timeIntervalSinceReferenceDate,
                try gap.source.map { try SourceTable(database).number(of: $0) },
            ])
        }
    }

    /// Returns the gaps of one place; parts and kinds that only a newer version knows are left out.
    func gaps(for id: Location.ID, sources: [Int64: WeatherSource]) throws -> [WeatherPart: PartGap] {
        try read("WHERE locationID = ?", [shelf.key(id)], sources)[shelf.key(id)] ?? [:]
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
            database, sql: "SELECT locationID, part, kind, since, source FROM \(shelf.gap) \(condition)",
            arguments: arguments)
        while let row = try rows.next() {
            guard let part = WeatherPart(rawValue: row[1]), let kind = PartGap.Kind(rawValue: row[2]) else { continue }
            let source: Int64? = row[4]
            gaps[row[0], default: [:]][part] = PartGap(
                kind, since: Date(timeIntervalSinceReferenceDate: row[3]), source: source.flatMap { sources[$0] })
        }
        return gaps
    }
}
