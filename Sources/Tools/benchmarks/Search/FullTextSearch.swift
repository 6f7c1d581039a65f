import Foundation
import GRDBSQLite
import WeatherModel

/// The places of the index in an SQLite FTS5 table.
final class FullTextSearch {
    /// The size of the table and the time taken to make it, as text.
    let report: String
    let form: FullTextForm
    private let database: OpaquePointer
    private let ranks: OpaquePointer
    private let places: OpaquePointer

    /// - Parameters:
    ///   - rows: The rows, the best first.
    ///   - form: The form of the table.
    init(rows: [IndexedRow], form: FullTextForm) throws {
        self.form = form
        let file = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID().uuidString).sqlite")
        defer { try? FileManager.default.removeItem(at: file) }
        var handle: OpaquePointer?
        guard sqlite3_open(file.path, &handle) == SQLITE_OK, let database = handle else {
            throw UnreadableInput(file: file.path, detail: "SQLite could not make it")
        }
        self.database = database
        let time = try ContinuousClock().measure { try Self.fill(database, rows, form) }
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
        report =
            "\(form.name): \(form.explanation); \(Figures.megabytes(size)), made in \(Figures.milliseconds(time))"
        ranks = try Self.prepare(database, "SELECT rowid FROM words WHERE words MATCH ? LIMIT 10")
        places = try Self.prepare(
            database,
            """
            SELECT id, name, region, country, code, latitude, longitude, zone, population
            FROM words JOIN places ON places.rank = words.rowid WHERE words MATCH ? LIMIT 10
            """)
    }

    deinit {
        sqlite3_finalize(ranks)
        sqlite3_finalize(places)
        sqlite3_close(database)
    }

    /// Returns the row numbers of the ten best places, with the last word taken as a prefix.
    func ranks(for query: String) -> [Int] {
        rows(of: ranks, for: query) { Int(sqlite3_column_int64($0, 0)) }
    }

    /// Returns the ten best places with all displayed values.
    func places(for query: String) -> [Location] {
        rows(of: places, for: query, Self.place)
    }

    private func rows<Row>(
        of statement: OpaquePointer, for query: String, _ read: (OpaquePointer) -> Row?
    ) -> [Row] {
        let words = query.unicodeScalars.split { !Self.isOfWord($0) }.map { "\"\(Substring($0))\"" }
        guard !words.isEmpty else { return [] }
        let match = (words.count == 1 ? "names : " : "") + words.joined(separator: " ") + "*"
        return match.withCString { text in
            sqlite3_bind_text(statement, 1, text, -1, nil)
            defer { sqlite3_reset(statement) }
            var rows: [Row] = []
            while sqlite3_step(statement) == SQLITE_ROW {
                if let row = read(statement) { rows.append(row) }
            }
            return rows
        }
    }

    /// Returns whether the tokenizer takes the character as a part of a word.
    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic && scalar.properties.generalCategory != .spacingMark
            && scalar.properties.generalCategory != .nonspacingMark || scalar.properties.numericType != nil
            || (0x300..<0x370).contains(scalar.value)
    }

    private static func place(_ row: OpaquePointer) -> Location? {
        func text(_ column: Int32) -> String? { sqlite3_column_text(row, column).map { String(cString: $0) } }
        guard
            let point = Coordinates(latitude: sqlite3_column_double(row, 5), longitude: sqlite3_column_double(row, 6))
        else { return nil }
        return Location(
            id: text(0), name: text(1) ?? "", region: text(2), country: text(3), countryCode: text(4),
            coordinates: point, timeZoneIdentifier: text(7), population: Int(sqlite3_column_int64(row, 8)))
    }

    private static func fill(_ database: OpaquePointer, _ rows: [IndexedRow], _ form: FullTextForm) throws {
        try execute(
            database,
            """
            PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; PRAGMA mmap_size = 1000000000;
            CREATE TABLE places (rank INTEGER PRIMARY KEY, id, name, region, country, code, latitude, longitude, zone, population);
            CREATE VIRTUAL TABLE words USING fts5(names, regions, \(form.options),
                tokenize = 'unicode61 remove_diacritics 2');
            BEGIN
            """)
        let placeRow = try prepare(database, "INSERT INTO places VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        let wordRow = try prepare(database, "INSERT INTO words (rowid, names, regions) VALUES (?, ?, ?)")
        defer {
            sqlite3_finalize(placeRow)
            sqlite3_finalize(wordRow)
        }
        for (rank, row) in rows.enumerated() {
            let place = row.location
            sqlite3_bind_int64(placeRow, 1, Int64(rank + 1))
            bind([place.id, place.name, place.region, place.country, place.countryCode], to: placeRow, at: 2)
            sqlite3_bind_double(placeRow, 7, place.coordinates.latitude)
            sqlite3_bind_double(placeRow, 8, place.coordinates.longitude)
            bind([place.timeZoneIdentifier], to: placeRow, at: 9)
            sqlite3_bind_int64(placeRow, 10, Int64(place.population ?? 0))
            sqlite3_bind_int64(wordRow, 1, Int64(rank + 1))
            bind([row.names.joined(separator: " "), row.areas.joined(separator: " ")], to: wordRow, at: 2)
            for statement in [placeRow, wordRow] {
                guard sqlite3_step(statement) == SQLITE_DONE else { throw failure(database) }
                sqlite3_reset(statement)
            }
        }
        try execute(database, "INSERT INTO words (words) VALUES ('optimize'); COMMIT")
    }

    private static func bind(_ texts: [String?], to statement: OpaquePointer, at first: Int32) {
        // SQLite copies data that are marked as transient.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        for (offset, text) in texts.enumerated() {
            sqlite3_bind_text(statement, first + Int32(offset), text, -1, transient)
        }
    }

    private static func prepare(_ database: OpaquePointer, _ sql: String) throws -> OpaquePointer {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw failure(database)
        }
        return statement
    }

    private static func execute(_ database: OpaquePointer, _ sql: String) throws {
        guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else { throw failure(database) }
    }

    private static func failure(_ database: OpaquePointer) -> UnreadableInput {
        UnreadableInput(file: "FTS5", detail: String(cString: sqlite3_errmsg(database)))
    }
}
