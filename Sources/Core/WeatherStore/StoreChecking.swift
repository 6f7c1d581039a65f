/// A store that can test whether changes could be saved.
public protocol StoreChecking: Sendable {
    /// Writes as much data as a forecast takes and removes it again.
    ///
    /// - Throws: `readOnly`, `diskFull`, `busy` or `other` if a change could not be saved now.
    func checkWriting() async throws(StoreError)
}
