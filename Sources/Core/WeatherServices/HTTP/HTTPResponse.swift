public import Foundation

/// The whole answer to a GET.
public struct HTTPResponse: Sendable, Hashable {
    /// 100 to 599.
    public var status: Int
    /// Names in lower case.
    public var headers: [String: String]
    /// Decompressed; may be empty.
    public var body: Data
    /// When the server last gave or confirmed the body; nil where that is right now, as for every answer not kept.
    public var confirmedAt: Date?

    /// Header names must be in lower case.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data(), confirmedAt: Date? = nil) {
        self.status = status
        self.headers = headers
        self.body = body
        self.confirmedAt = confirmedAt
    }
}
