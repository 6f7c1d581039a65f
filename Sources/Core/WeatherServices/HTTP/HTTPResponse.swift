public import Foundation

/// The whole answer to a GET.
public struct HTTPResponse: Sendable, Hashable {
    /// 100 to 599.
    public var status: Int
    /// Names in lower case.
    public var headers: [String: String]
    /// Decompressed; may be empty.
    public var body: Data

    /// Header names must be in lower case.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
