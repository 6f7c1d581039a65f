/// Where answers are kept between requests.
public protocol ResponseCache: Sendable {
    /// The answer kept for a request; nil where there is none.
    ///
    /// - Parameter key: Names the request without any key of a source in it; it may be stored.
    func response(for key: String) -> KeptResponse?

    /// Keeps an answer in place of an older one; nil forgets it.
    func keep(_ response: KeptResponse?, for key: String)
}
