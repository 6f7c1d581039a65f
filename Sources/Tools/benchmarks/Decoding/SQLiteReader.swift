import Foundation
import GRDBSQLite

/// SQLite's own reader of JSON.
final class SQLiteReader {
    private var connection: OpaquePointer?
    private var statement: OpaquePointer?

    /// - Throws: An error if SQLite was built without its functions for JSON.
    init() throws {
        guard sqlite3_open(":memory:", &connection) == SQLITE_OK,
            sqlite3_prepare_v2(connection, "SELECT json_valid(?)", -1, &statement, nil) == SQLITE_OK
        else { throw UnreadableInput(file: "SQLite", detail: "json_valid() is missing") }
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close(connection)
    }

    /// Reads the bytes.
    ///
    /// - Throws: An error if they are no JSON.
    func read(_ data: Data) throws {
        let isValid = data.withUnsafeBytes { bytes in
            // The bytes outlive the statement's step.
            sqlite3_bind_text(
                statement, 1, bytes.assumingMemoryBound(to: CChar.self).baseAddress, Int32(bytes.count), nil)
            return sqlite3_step(statement) == SQLITE_ROW && sqlite3_column_int(statement, 0) == 1
        }
        sqlite3_reset(statement)
        if !isValid { throw UnreadableInput(file: "the made answer", detail: "it is no JSON") }
    }
}
