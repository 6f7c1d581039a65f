import GRDB

extension SQLiteStore: NoticeMemory {
    /// Returns all that is remembered, the earliest told first.
    public func toldNotices() throws(StoreError) -> [ToldNotice] {
        do { return try queue.read { try NoticeTable($0).all() } } catch { throw StoreError(error) }
    }

    /// Replaces all that is remembered, in one transaction.
    public func remember(_ notices: [ToldNotice]) async throws(StoreError) {
        try await change { try NoticeTable($0).replace(with: notices) }
    }
}
