import Foundation
import GRDB
import WeatherModel

/// The tables `alert` and `alertChange`: the warned events of each place and the versions of their warnings.
struct AlertTable {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    /// Days for which an event that ended is kept.
    static let days = 30.0
    /// The largest number of ended events of one place that are kept.
    static let endedLimit = 50
    /// The number of versions of one warning that are kept beside the first.
    static let versionLimit = 10

    /// Notes what the answer changes.
    ///
    /// - Parameter forgetsOld: Whether events that ended long before the answer are removed.
    func take(_ answer: Sourced<[Alert]>, for id: Location.ID, forgetsOld: Bool = true) throws {
        let known = try records(of: id)
        for step in AlertComparison(known, with: answer).steps {
            let number = try step.record ?? insert(id, answer.source.id, step.alertID)
            let isOver = step.kind == .cancelled || step.kind == .ended
            if let record = known.first(where: { $0.number == step.record }),
                record.alertID != step.alertID || record.source != answer.source.id || step.kind == .returned || isOver
            {
                try database.cachedStatement(
                    sql: "UPDATE alert SET alertID = ?, sourceID = ?, endedAt = ? WHERE number = ?"
                ).execute(arguments: [
                    step.alertID, isOver ? record.source : answer.source.id,
                    isOver ? answer.fetchedAt.timeIntervalSinceReferenceDate : nil, number,
                ])
            }
            guard let kind = step.kind else { continue }
            // The end of a warning is told with its last version, which may be another source's.
            let teller: WeatherSource.ID? =
                isOver ? known.first { $0.number == step.record }?.changes.last?.source : answer.source.id
            try note(kind, of: number, step.alert, from: teller, at: answer.fetchedAt)
        }
        try prune(id, endedBefore: forgetsOld ? answer.fetchedAt.addingTimeInterval(-Self.days * 86_400) : .distantPast)
    }

    /// Returns the events of the place with all their changes, the earliest first; what cannot be read is left out.
    func records(of id: Location.ID) throws -> [AlertRecord] {
        var changes: [Int64: [AlertChange]] = [:]
        try each("WHERE locationID = ?", [id]) { changes[$1, default: []].append($2) }
        let rows = try Row.fetchAll(
            database,
            sql: "SELECT number, sourceID, alertID, endedAt FROM alert WHERE locationID = ? ORDER BY number",
            arguments: [id])
        return rows.compactMap { row in
            changes[row[0]].map {
                AlertRecord(
                    number: row[0], source: row[1], alertID: row[2], endedAt: Date(secondsSince2001: row[3]),
                    changes: $0)
            }
        }
    }

    /// Returns the changes with a larger number, the earliest first.
    func changes(after number: Int64) throws -> [PlacedAlertChange] {
        var latest: [Int64: Alert] = [:]
        var found: [PlacedAlertChange] = []
        let since = "WHERE alert.number IN (SELECT alert FROM alertChange WHERE number > ?)"
        try each(since, [number]) { place, record, change in
            if change.number > number {
                found.append(
                    PlacedAlertChange(place: place, record: record, change: change, former: latest[record]))
            }
            latest[record] = change.alert
        }
        return found
    }

    /// Restores the events of a place with their numbers, as its removal is undone.
    func restore(_ records: [AlertRecord], for id: Location.ID) throws {
        for record in records {
            try database.execute(
                sql:
                    "INSERT OR IGNORE INTO alert (number, locationID, sourceID, alertID, endedAt) VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    record.number, id, record.source, record.alertID,
                    record.endedAt?.timeIntervalSinceReferenceDate,
                ])
            for change in record.changes {
                try note(
                    change.kind, of: record.number, change.alert, from: change.source, at: change.at,
                    number: change.number)
            }
        }
    }

    /// Notes the warnings of all stored reports as known, for a file that had no history.
    func takeOverReports() throws {
        let reports = ReportTable(database)
        for id in try String.fetchAll(database, sql: "SELECT id FROM location ORDER BY position") {
            if let alerts = try reports.parts(for: id)?.alerts { try take(alerts, for: id) }
        }
    }

    private func insert(_ id: Location.ID, _ source: WeatherSource.ID, _ alert: Alert.ID) throws -> Int64 {
        try database.cachedStatement(sql: "INSERT INTO alert (locationID, sourceID, alertID) VALUES (?, ?, ?)")
            .execute(arguments: [id, source, alert])
        return database.lastInsertedRowID
    }

    private func note(
        _ kind: AlertChange.Kind, of record: Int64, _ alert: Alert, from source: WeatherSource.ID?, at time: Date,
        number: Int64? = nil
    ) throws {
        try database.cachedStatement(
            sql: "INSERT OR IGNORE INTO alertChange (number, alert, kind, at, payload) VALUES (?, ?, ?, ?, ?)"
        ).execute(arguments: [
            number, record, kind.rawValue, time.timeIntervalSinceReferenceDate,
            Payload.make { AlertPayload.write([alert], source: source, to: &$0) },
        ])
    }

    /// Removes events that ended long ago, and of a warning with very many versions those between the first and the
    /// latest.
    private func prune(_ id: Location.ID, endedBefore oldest: Date) throws {
        try database.cachedStatement(
            sql: """
                DELETE FROM alert WHERE locationID = ?1 AND endedAt IS NOT NULL AND (endedAt < ?2 OR number NOT IN (
                    SELECT number FROM alert WHERE locationID = ?1 AND endedAt IS NOT NULL
                    ORDER BY endedAt DESC, number DESC LIMIT ?3))
                """
        ).execute(arguments: [id, oldest.timeIntervalSinceReferenceDate, Self.endedLimit])
        try database.cachedStatement(
            sql: """
                DELETE FROM alertChange WHERE number IN (
                    SELECT number FROM (
                        SELECT alertChange.number,
                            row_number() OVER (PARTITION BY alert ORDER BY alertChange.number DESC) AS age,
                            row_number() OVER (PARTITION BY alert ORDER BY alertChange.number) AS place
                        FROM alertChange JOIN alert ON alert.number = alert WHERE locationID = ?)
                    WHERE age > ? AND place > 1)
                """
        ).execute(arguments: [id, Self.versionLimit])
    }

    private func each(
        _ condition: String, _ arguments: StatementArguments,
        _ take: (Location.ID, Int64, AlertChange) throws -> Void
    ) throws {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT locationID, alert, alertChange.number, kind, at, payload
                FROM alertChange JOIN alert ON alert.number = alertChange.alert \(condition)
                ORDER BY alertChange.number
                """,
            arguments: arguments)
        while let row = try rows.next() {
            // A kind that only a newer version knows is told as an update.
            let kind = AlertChange.Kind(rawValue: row[3]) ?? .updated
            let told = try row.withUnsafeData(atIndex: 5) { data in
                try? Payload.read(data ?? Data()) { reader throws(UnreadablePayload) in
                    try AlertPayload.readTold(&reader)
                }
            }
            guard let told, let alert = told.alerts.first else { continue }
            let change = AlertChange(
                number: row[2], kind: kind, at: Date(timeIntervalSinceReferenceDate: row[4]), alert: alert,
                source: told.source)
            try take(row[0], row[1], change)
        }
    }
}
