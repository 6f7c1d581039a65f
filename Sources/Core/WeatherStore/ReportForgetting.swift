/// A store that can delete data that can be fetched again.
public protocol ReportForgetting: Sendable {
    /// Deletes the weather of all places, but neither the places nor the history.
    func forgetReports() async throws(StoreError)
}
