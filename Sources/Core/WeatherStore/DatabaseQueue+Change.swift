import GRDB
import GRDBSQLite

extension DatabaseQueue {
    /// One transaction, begun and finished even when the caller's task is cancelled meanwhile: what was asked for is done.
    @discardableResult
    func change<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        let outcome: Result<Value, StoreError> = await withCheckedContinuation { continuation in
            asyncWrite(body) { database, result in
                let systemError = sqlite3_system_errno(database.sqliteConnection)
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
