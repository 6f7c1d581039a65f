import Foundation
import GRDB
import WeatherModel

/// The tables `report`, `part` and `source`: the last known weather of each saved place.
struct ReportTable {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    /// Stores the parts.
    ///
    /// - Returns: False, with nothing written, if the place is not saved.
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

    /// Removes parts of one place's weather.
    func remove(_ parts: Set<WeatherPart>, for id: Location.ID) throws {
        for part in parts {
            try database.execute(
                sql: "DELETE FROM part WHERE locationID = ? AND part = ?", arguments: [id, part.rawValue])
        }
    }

    /// Removes the weather of all places.
    func removeAll() throws {
        try database.execute(sql: "DELETE FROM gap; DELETE FROM part; DELETE FROM report; DELETE FROM source")
    }

    /// Returns the known weather of one place; nil if there is none or it cannot be read.
    func report(for id: Location.ID) throws -> WeatherReport? {
        var reports: [Location.ID: WeatherReport] = [:]
        try read(Self.whole, [id]) { id, part, stamp, zone, payload in
            reports[id, default: WeatherReport(timeZone: zone)].read(part, stamp, payload)
        }
        guard var report = reports[id], !report.parts.isEmpty else { return nil }
        report.gaps = try GapTable(database).gaps(for: id, sources: SourceTable(database).all())
        return report
    }

    /// Returns the part of every place's report that is inside the window, and only the arrival times of minutes and
    /// air quality.
    func summaries(
        _ window: PartWindow
    ) throws -> (reports: [Location.ID: WeatherReport], arrivals: [Location.ID: [WeatherPart: PartArrival]]) {
        var reports: [Location.ID: WeatherReport] = [:]
        var unread: [Location.ID: [WeatherPart: PartArrival]] = [:]
        try read(Self.summary, []) { id, part, stamp, zone, payload in
            if let part = WeatherPart(rawValue: part), [.minutes, .airQuality].contains(part) {
                unread[id, default: [:]][part] = PartArrival(fetchedAt: stamp.fetchedAt, validUntil: stamp.validUntil)
            } else {
                reports[id, default: WeatherReport(timeZone: zone)].read(part, stamp, payload, window: window)
            }
        }
        reports = reports.filter { !$1.parts.isEmpty }
        for (id, gaps) in try GapTable(database).all(sources: SourceTable(database).all()) { reports[id]?.gaps = gaps }
        return (reports, reports.mapValues(\.arrivals).merging(unread) { $0.merging($1) { own, _ in own } })
    }

    private func exists(_ id: Location.ID) throws -> Bool {
        try Bool.fetchOne(database, sql: "SELECT 1 FROM location WHERE id = ?", arguments: [id]) ?? false
    }

    private static let whole = """
        SELECT report.locationID, timeZone, part, source, issuedAt, fetchedAt, validUntil, payload
        FROM report JOIN part USING (locationID) WHERE report.locationID = ?
        """

    private static let summary = """
        SELECT report.locationID, timeZone, part, source, issuedAt, fetchedAt, validUntil,
            CASE WHEN part IN ('minutes', 'airQuality') THEN NULL ELSE payload END
        FROM report JOIN part USING (locationID)
        """

    private func read(
        _ query: String, _ arguments: StatementArguments,
        _ take: (Location.ID, String, PartStamp, TimeZone, Data) throws -> Void
    ) throws {
        let sources = try SourceTable(database).all()
        var zones: [String: TimeZone] = [:]
        let rows = try Row.fetchCursor(database, sql: query, arguments: arguments)
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
            try row.withUnsafeData(atIndex: 7) { try take(id, part, stamp, zone, $0 ?? Data()) }
        }
    }
}
