import Foundation
import GRDB

extension SQLiteStore: StoreChecking {
    /// Begins a change and takes it back, and writes a file beside the database, as the journal of a real change is.
    public func checkWriting() async throws(StoreError) {
        struct TakenBack: Error {}
        let path = queue.path
        do {
            try await change { database in
                try database.execute(sql: "CREATE TABLE trial (bytes BLOB)")
                throw TakenBack()
            }
        } catch .other(let words) where words == String(describing: TakenBack()) {
            // As it was meant.
        }
        if path != ":memory:" { try AtomicFile.checkWriting(beside: URL(filePath: path)) }
    }
}
