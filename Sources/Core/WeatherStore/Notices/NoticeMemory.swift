/// The storage of what the desktop was told.
public protocol NoticeMemory: Sendable {
    /// Returns all that is remembered, the earliest told first.
    func toldNotices() throws(StoreError) -> [ToldNotice]

    /// Replaces all that is remembered.
    func remember(_ notices: [ToldNotice]) async throws(StoreError)
}
