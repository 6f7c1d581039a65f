/// A storage for answers between requests.
public protocol ResponseCache: Sendable {
    /// Returns the stored answer for a request; nil if there is none.
    ///
    /// - Parameter key: The cache key of the request, which contains no secrets and may be stored.
    func response(for key: String) -> KeptResponse?

    /// Stores an answer in place of an older one; nil removes the older one.
    func keep(_ response: KeptResponse?, for key: String)
}
