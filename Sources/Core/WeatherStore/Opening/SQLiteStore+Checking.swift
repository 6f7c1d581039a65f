import Foundation
import GRDB

extension SQLiteStore {
    /// Begins a transaction and rolls it back, and writes a file beside the database, like the journal of a real
    /// change.
    public func checkWriting() async throws(StoreError) {
        struct TakenBack: Error {}
        let path = queue.path
        do {
            try await change { database in
                try database.execute(sql: "CREATE TABLE trial (bytes BLOB)")
                throw TakenBack()
            }
        } catch .other(let words) where words == String(describing: TakenBack.self) {
            // The rollback is intended.
        }
        if path != ":memory:" { try AtomicFile.checkWriting(beside: URL(filePath: path)) }
    }
}
