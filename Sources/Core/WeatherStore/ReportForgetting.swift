/// Lets go of what can be fetched again.
public protocol ReportForgetting: Sendable {
    /// Forgets the weather of all places; the places, and what is kept of past weather, stay.
    func forgetReports() async throws(StoreError)
}
