import Foundation
import GRDB
import GRDBSQLite

extension DatabaseQueue {
    /// Writes in one transaction, which is completed even if the calling task is cancelled.
    @discardableResult
    func change<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        // The database is read-only only while another program holds the lock of the folder.
        guard !configuration.readonly else { throw .busy }
        let path = path
        let outcome: Result<Value, StoreError> = await withCheckedContinuation { continuation in
            asyncWrite { database in
                errno = 0
                return try body(database)
            } completion: { database, result in
                // SQLite does not record the system error if the commit itself fails; errno of this thread still has
                // it.
                let left = errno
                let recorded = sqlite3_system_errno(database.sqliteConnection)
                let systemError = recorded == 0 ? left : recorded
                continuation.resume(
                    returning: result.mapError { StoreError($0, systemError: systemError).named(at: path) })
            }
        }
        return try outcome.get()
    }

    /// Reads in one transaction, which is completed even if the calling task is cancelled.
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
