import GRDB

extension SQLiteStore: ReportForgetting {
    /// Deletes the weather of all places in one transaction.
    public func forgetReports() async throws(StoreError) {
        try await change { try ReportTable($0).removeAll() }
    }
}
