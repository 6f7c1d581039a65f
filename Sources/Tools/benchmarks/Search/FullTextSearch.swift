import Foundation
import GRDBSQLite
import WeatherModel

/// The same places in SQLite FTS5, as fast as it can be had.
///
/// The row number is the rank, so that FTS5 gives the best first without sorting and stops at the tenth; prefixes have
/// indexes of their own; the text itself is not kept, as nothing is ever read from it; words are kept without their
/// positions. Names and regions are two columns, so that a single word is looked for among the names alone.
final class FullTextSearch {
    /// How large it is and how long it took to make.
    let report: String
    private let database: OpaquePointer
    private let statement: OpaquePointer

    /// - Parameters:
    ///   - rows: Best first.
    ///   - prefixes: The lengths of the prefixes that are indexed.
    init(rows: [GeoNamesRow], prefixes: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID().uuidString).sqlite")
        defer { try? FileManager.default.removeItem(at: file) }
        var handle: OpaquePointer?
        guard sqlite3_open(file.path, &handle) == SQLITE_OK, let database = handle else {
            throw UnreadableInput(file: file.path, detail: "SQLite could not make it")
        }
        self.database = database
        let clock = ContinuousClock()
        let start = clock.now
        try Self.fill(database, rows, prefixes)
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
        report =
            "FTS5: \(rows.count) places, \(Figures.megabytes(size)), made in \(Figures.milliseconds(clock.now - start))"
        statement = try Self.prepare(
            database,
            """
            SELECT id, name, region, country, code, latitude, longitude, zone, population
            FROM words JOIN places ON places.rank = words.rowid WHERE words MATCH ? LIMIT 10
            """)
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close(database)
    }

    /// The ten best, the last word taken as the beginning of one.
    func matches(for query: String) -> [Location] {
        let words = query.unicodeScalars.split { !Self.isOfWord($0) }.map { "\"\(Substring($0))\"" }
        guard !words.isEmpty else { return [] }
        let match = (words.count == 1 ? "names : " : "") + words.joined(separator: " ") + "*"
        return match.withCString { text in
            sqlite3_bind_text(statement, 1, text, -1, nil)
            defer { sqlite3_reset(statement) }
            var places: [Location] = []
            while sqlite3_step(statement) == SQLITE_ROW {
                if let place = place() { places.append(place) }
            }
            return places
        }
    }

    /// What the tokenizer takes for a part of a word.
    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic && scalar.properties.generalCategory != .spacingMark
            && scalar.properties.generalCategory != .nonspacingMark || scalar.properties.numericType != nil
            || (0x300..<0x370).contains(scalar.value)
    }

    private func place() -> Location? {
        guard
            let point = Coordinates(
                latitude: sqlite3_column_double(statement, 5), longitude: sqlite3_column_double(statement, 6))
        else { return nil }
        return Location(
            id: "geonames:\(sqlite3_column_int64(statement, 0))", name: text(1) ?? "", region: text(2),
            country: text(3), countryCode: text(4), coordinates: point, timeZoneIdentifier: text(7),
            population: Int(sqlite3_column_int64(statement, 8)))
    }

    private func text(_ column: Int32) -> String? {
        sqlite3_column_text(statement, column).map { String(cString: $0) }
    }

    private static func fill(_ database: OpaquePointer, _ rows: [GeoNamesRow], _ prefixes: String) throws {
        try execute(
            database,
            """
            PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; PRAGMA mmap_size = 1000000000;
            CREATE TABLE places (rank INTEGER PRIMARY KEY, id, name, region, country, code, latitude, longitude, zone, population);
            CREATE VIRTUAL TABLE words USING fts5(names, regions, content = '', detail = column, prefix = '\(prefixes)',
                tokenize = 'unicode61 remove_diacritics 2');
            BEGIN
            """)
        let place = try prepare(database, "INSERT INTO places VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        let words = try prepare(database, "INSERT INTO words (rowid, names, regions) VALUES (?, ?, ?)")
        defer {
            sqlite3_finalize(place)
            sqlite3_finalize(words)
        }
        for (rank, row) in rows.enumerated() {
            sqlite3_bind_double(place, 6 + 1, row.latitude)
            sqlite3_bind_double(place, 7 + 1, row.longitude)
            bind(place, [rank + 1, row.id], at: 1)
            bind(place, [row.name, row.region, row.country, row.countryCode], at: 3)
            bind(place, [row.zone], at: 9)
            bind(place, [row.population], at: 10)
            bind(words, [rank + 1], at: 1)
            let names = Set([row.name] + row.otherNames)
            bind(
                words,
                [
                    names.sorted().joined(separator: " "),
                    ([row.region, row.country].compactMap { $0 } + row.codes).joined(separator: " "),
                ], at: 2)
            for statement in [place, words] {
                guard sqlite3_step(statement) == SQLITE_DONE else { throw failure(database) }
                sqlite3_reset(statement)
            }
        }
        try execute(database, "INSERT INTO words (words) VALUES ('optimize'); COMMIT")
    }

    private static func bind(_ statement: OpaquePointer, _ numbers: [Int], at first: Int32) {
        for (offset, number) in numbers.enumerated() {
            sqlite3_bind_int64(statement, first + Int32(offset), Int64(number))
        }
    }

    private static func bind(_ statement: OpaquePointer, _ texts: [String?], at first: Int32) {
        // SQLite copies what is marked as transient.
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
