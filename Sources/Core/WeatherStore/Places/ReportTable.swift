import Foundation
import GRDB
import WeatherModel

/// The tables `report`, `part` and `source`: what is known of the weather of each saved place.
struct ReportTable {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    /// Keeps the parts.
    ///
    /// - Returns: False, with nothing written, when the place is not saved.
    @discardableResult
    func save(_ parts: [StoredPart], in zone: TimeZone, for id: Location.ID) throws -> Bool {
        guard try exists(id) else { return false }
        guard !parts.isEmpty else { return true }
        try database.cachedStatement(
            sql: "INSERT INTO report (locationID, timeZone) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET timeZone = ?2"
        ).execute(arguments: [id, zone.identifier])
        let insert = try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO part (locationID, part, source, issuedAt, fetchedAt, validUntil, payload)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """)
        for part in parts {
            try insert.execute(arguments: [
                id, part.part.rawValue, try SourceTable(database).number(of: part.stamp.source),
                part.stamp.issuedAt?.timeIntervalSinceReferenceDate,
                part.stamp.fetchedAt.timeIntervalSinceReferenceDate,
                part.stamp.validUntil?.timeIntervalSinceReferenceDate, part.payload,
            ])
        }
        return true
    }

    /// Forgets the weather of every place.
    func removeAll() throws {
        try database.execute(sql: "DELETE FROM gap; DELETE FROM part; DELETE FROM report; DELETE FROM source")
    }

    /// All that is known of one place's weather; nil where nothing of it can be read.
    func report(for id: Location.ID) throws -> WeatherReport? {
        guard var report = try reports("WHERE report.locationID = ?", [id], window: nil)[id] else { return nil }
        report.gaps = try GapTable(database).gaps(for: id, sources: SourceTable(database).all())
        return report
    }

    /// As much of every place's report as the window lets through, but neither its short steps nor its air.
    func summaries(_ window: PartWindow) throws -> [Location.ID: WeatherReport] {
        try reports("WHERE part IN ('current', 'hours', 'days', 'alerts')", [], window: window)
    }

    private func exists(_ id: Location.ID) throws -> Bool {
        try Bool.fetchOne(database, sql: "SELECT 1 FROM location WHERE id = ?", arguments: [id]) ?? false
    }

    private func reports(
        _ condition: String, _ arguments: StatementArguments, window: PartWindow?
    ) throws -> [Location.ID: WeatherReport] {
        let sources = try SourceTable(database).all()
        var zones: [String: TimeZone] = [:]
        var reports: [Location.ID: WeatherReport] = [:]
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT report.locationID, timeZone, part, source, issuedAt, fetchedAt, validUntil, payload
                FROM report JOIN part USING (locationID) \(condition)
                """,
            arguments: arguments)
        while let row = try rows.next() {
            let (id, zoneName, part): (String, String, String) = (row[0], row[1], row[2])
            guard let source = sources[row[3]], let zone = zones[zoneName] ?? TimeZone(identifier: zoneName) else {
                continue
            }
            zones[zoneName] = zone
            let stamp = PartStamp(
                source: source, issuedAt: Date(secondsSince2001: row[4]),
                fetchedAt: Date(timeIntervalSinceReferenceDate: row[5]),
                validUntil: Date(secondsSince2001: row[6]))
            try row.withUnsafeData(atIndex: 7) { payload in
                reports[id, default: WeatherReport(timeZone: zone)].read(
                    part, stamp, payload ?? Data(), window: window)
            }
        }
        return reports.filter { !$1.parts.isEmpty }
    }
}
