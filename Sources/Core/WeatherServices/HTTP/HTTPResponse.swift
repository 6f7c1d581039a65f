public import Foundation

/// A complete HTTP answer.
public struct HTTPResponse: Sendable, Hashable {
    /// The status code, 100 to 999.
    public var status: Int
    /// The headers, with names in lower case.
    public var headers: [String: String]
    /// The body after decompression; may be empty.
    public var body: Data
    /// The time the server sent or last confirmed the body; nil for an answer that does not come from the cache.
    public var confirmedAt: Date?

    /// Makes an answer; the header names must be in lower case.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data(), confirmedAt: Date? = nil) {
        self.status = status
        self.headers = headers
        self.body = body
        self.confirmedAt = confirmedAt
    }
}
