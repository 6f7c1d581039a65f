import Foundation
import GRDB
import WeatherModel

/// The tables `report`, `part` and `source`: the last known weather of each saved place, or those of a source asked alone.
struct ReportTable {
    private let database: Database
    private let shelf: ReportShelf

    init(_ database: Database, _ shelf: ReportShelf = .all) {
        (self.database, self.shelf) = (database, shelf)
    }

    /// Stores the parts, and the height of the place where one is known.
    ///
    /// - Returns: False, with nothing written, if the place is not saved.
    @discardableResult
    func save(
        _ parts: [StoredPart], in zone: TimeZone, elevation: Distance? = nil, for id: Location.ID
    ) throws -> Bool {
        guard try exists(id) else { return false }
        let key = shelf.key(id)
        let isApart = shelf.source != nil
        // Gaps may come without a part.
        guard isApart || !parts.isEmpty else { return true }
        try database.cachedStatement(
            sql: """
                INSERT INTO \(shelf.report) (locationID, timeZone\(isApart ? ", place" : "")) \
                VALUES (?1, ?2\(isApart ? ", ?3" : "")) ON CONFLICT DO UPDATE SET timeZone = ?2
                """
        ).execute(arguments: isApart ? [key, zone.identifier, id] : [key, zone.identifier])
        if let elevation {
            try database.cachedStatement(sql: "UPDATE \(shelf.report) SET elevation = ? WHERE locationID = ?")
                .execute(arguments: [elevation.value, key])
        }
        let insert = try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO \(shelf.part) (locationID, part, source, issuedAt, fetchedAt, validUntil, payload)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """)
        for part in parts {
            try insert.execute(arguments: [
                key, part.part.rawValue, try SourceTable(database).number(of: part.stamp.source),
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
                sql: "DELETE FROM \(shelf.part) WHERE locationID = ? AND part = ?",
                arguments: [shelf.key(id), part.rawValue])
        }
    }

    /// Removes the weather of all places, on every shelf.
    func removeAll() throws {
        try database.execute(
            sql: "DELETE FROM gap; DELETE FROM part; DELETE FROM report; DELETE FROM alone; DELETE FROM source")
    }

    /// Returns the known weather of one place; nil if there is none or it cannot be read.
    func report(for id: Location.ID) throws -> WeatherReport? {
        guard var report = try parts(for: id) else { return nil }
        report.elevation = try Double.fetchOne(
            database, sql: "SELECT elevation FROM \(shelf.report) WHERE locationID = ?", arguments: [shelf.key(id)]
        ).map { Distance($0) }
        report.gaps = try GapTable(database, shelf).gaps(for: id, sources: SourceTable(database).all())
        return report
    }

    /// Returns the parts of one place's weather alone, which tables of every version have; nil if there are none.
    func parts(for id: Location.ID) throws -> WeatherReport? {
        var reports: [Location.ID: WeatherReport] = [:]
        try read(whole, [shelf.key(id)]) { key, part, stamp, zone, payload in
            reports[key, default: WeatherReport(timeZone: zone)].read(part, stamp, payload)
        }
        return reports[shelf.key(id)].flatMap { $0.parts.isEmpty ? nil : $0 }
    }

    /// Returns the part of every place's report that is inside the window, and only the arrival times of minutes,
    /// air quality and spread.
    func summaries(
        _ window: PartWindow
    ) throws -> (reports: [Location.ID: WeatherReport], arrivals: [Location.ID: [WeatherPart: PartArrival]]) {
        var reports: [Location.ID: WeatherReport] = [:]
        var unread: [Location.ID: [WeatherPart: PartArrival]] = [:]
        try read(Self.summary, []) { id, part, stamp, zone, payload in
            if let part = WeatherPart(rawValue: part), [.minutes, .airQuality, .spread].contains(part) {
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

    private var whole: String {
        """
        SELECT locationID, timeZone, part, source, issuedAt, fetchedAt, validUntil, payload
        FROM \(shelf.report) JOIN \(shelf.part) USING (locationID) WHERE locationID = ?
        """
    }

    private static let summary = """
        SELECT report.locationID, timeZone, part, source, issuedAt, fetchedAt, validUntil,
            CASE WHEN part IN ('minutes', 'airQuality', 'spread') THEN NULL ELSE payload END
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
