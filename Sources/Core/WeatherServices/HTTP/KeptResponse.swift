public import Foundation

/// A successful answer in the cache.
public struct KeptResponse: Sendable, Hashable, Codable {
    /// The status code, 200 or 203.
    public var status: Int
    /// The headers with names in lower case, including the validators `ETag` and `Last-Modified`.
    public var headers: [String: String]
    /// The body after decompression.
    public var body: Data
    /// The time the server sent the body or last confirmed it.
    public var confirmedAt: Date

    /// Makes a cached answer from the values as they came.
    public init(status: Int, headers: [String: String], body: Data, confirmedAt: Date) {
        self.status = status
        self.headers = headers
        self.body = body
        self.confirmedAt = confirmedAt
    }

    /// Returns nil if the answer is no success, empty, a web page, not allowed to be cached, or could never be used
    /// again.
    init?(_ response: HTTPResponse, at moment: Date) {
        guard [200, 203].contains(response.status), !response.forbidsKeeping, !response.body.isEmpty,
            response.headers["content-type"]?.lowercased().hasPrefix("text/html") != true
        else { return nil }
        self.init(
            status: response.status, headers: response.headers, body: response.body, confirmedAt: moment)
        guard !validators.isEmpty || isFresh(at: moment) else { return nil }
    }

    /// The answer as the server sent it, with the time of its confirmation.
    var response: HTTPResponse {
        HTTPResponse(status: status, headers: headers, body: body, confirmedAt: confirmedAt)
    }

    /// The request headers that ask whether the answer still holds, with the server's values unchanged.
    var validators: [String: String] {
        var validators: [String: String] = [:]
        validators["if-none-match"] = headers["etag"]
        validators["if-modified-since"] = headers["last-modified"]
        return validators
    }

    /// Returns whether the answer may be used without asking; never if the clock was set back before its confirmation.
    func isFresh(at moment: Date) -> Bool {
        guard moment >= confirmedAt, let end = response.expires(now: confirmedAt) else { return false }
        return moment < end
    }

    /// Returns the same answer with the headers of a 304 taken over, RFC 9111, section 3.2.
    func confirmed(by headers: [String: String], at moment: Date) -> KeptResponse {
        var kept = self
        // An old expiry combined with a new date would be meaningless.
        for name in ["expires", "cache-control", "age", "date"] { kept.headers[name] = nil }
        let ofTheBody: Set = ["content-length", "content-encoding", "content-type", "transfer-encoding"]
        kept.headers.merge(headers.filter { !ofTheBody.contains($0.key) }) { _, new in new }
        kept.confirmedAt = moment
        return kept
    }
}
