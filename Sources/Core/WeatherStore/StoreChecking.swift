import Foundation
import GRDB

/// A store that can test whether changes could be saved.
public protocol StoreChecking: Sendable {
    /// Writes as much data as a forecast takes and removes it again.
    ///
    /// - Throws: `readOnly`, `diskFull`, `busy` or `other` if a change could not be saved now.
    func checkWriting() async throws(StoreError)
}

extension SQLiteStore: StoreChecking {
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
        } catch .other(let words) where words == String(describing: TakenBack()) {
            // The rollback is intended.
        }
        if path != ":memory:" { try AtomicFile.checkWriting(beside: URL(filePath: path)) }
    }
}
