import Foundation
import GRDB
import GRDBSQLite

extension DatabaseQueue {
    /// One transaction, begun and finished even when the caller's task is cancelled meanwhile: what was asked for is done.
    @discardableResult
    func change<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        // Opened so only while another program holds the folder.
        guard !configuration.readonly else { throw .busy }
        let outcome: Result<Value, StoreError> = await withCheckedContinuation { continuation in
            asyncWrite { database in
                errno = 0
                return try body(database)
            } completion: { database, result in
                // SQLite does not record the system's reason where the commit itself fails; this thread still has it then.
                let left = errno
                let recorded = sqlite3_system_errno(database.sqliteConnection)
                let systemError = recorded == 0 ? left : recorded
                continuation.resume(returning: result.mapError { StoreError($0, systemError: systemError) })
            }
        }
        return try outcome.get()
    }

    /// Reads in one transaction, whatever becomes of the caller's task meanwhile.
    func look<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        let outcome: Result<Value, StoreError> = await withCheckedContinuation { continuation in
            asyncRead { database in
                continuation.resume(
                    returning: Result { try body(try database.get()) }.mapError { StoreError($0) })
            }
        }
        return try outcome.get()
    }
}
