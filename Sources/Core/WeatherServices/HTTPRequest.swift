public import Foundation

/// A GET request.
public struct HTTPRequest: Sendable, Hashable {
    /// Https, or http to a loopback address or to a server the user named.
    public var url: URL
    /// Sent beside `User-Agent` and `Accept-Encoding`, which the transport sets.
    public var headers: [String: String]

    /// Without headers, those of the transport alone are sent.
    public init(url: URL, headers: [String: String] = [:]) {
        self.url = url
        self.headers = headers
    }
}
