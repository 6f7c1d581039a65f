/// Tells whether changes can be kept, before there are any.
public protocol StoreChecking: Sendable {
    /// Tries to write as much as a forecast takes, and leaves nothing of it.
    ///
    /// - Throws: `readOnly`, `diskFull`, `busy` or `other` where a change could not be kept now.
    func checkWriting() async throws(StoreError)
}
