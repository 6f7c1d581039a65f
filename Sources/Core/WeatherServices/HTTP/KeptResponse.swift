public import Foundation

/// A success that is kept for the next time the same is asked.
public struct KeptResponse: Sendable, Hashable, Codable {
    /// 200 or 203.
    public var status: Int
    /// Names in lower case; the validators are among them, as they came.
    public var headers: [String: String]
    /// Decompressed.
    public var body: Data
    /// When the server gave the body, or last said that it still holds.
    public var confirmedAt: Date

    /// Everything is kept as it came.
    public init(status: Int, headers: [String: String], body: Data, confirmedAt: Date) {
        self.status = status
        self.headers = headers
        self.body = body
        self.confirmedAt = confirmedAt
    }

    /// Nil for what is no success, is empty or a web page, or could never be used again.
    init?(_ response: HTTPResponse, at moment: Date) {
        guard [200, 203].contains(response.status), !response.forbidsKeeping, !response.body.isEmpty,
            response.headers["content-type"]?.lowercased().hasPrefix("text/html") != true
        else { return nil }
        self.init(
            status: response.status, headers: response.headers, body: response.body, confirmedAt: moment)
        guard !validators.isEmpty || isFresh(at: moment) else { return nil }
    }

    /// The answer as if it had just come, but for its age.
    var response: HTTPResponse {
        HTTPResponse(status: status, headers: headers, body: body, confirmedAt: confirmedAt)
    }

    /// The headers that ask whether it still holds; their values are the server's own, to the letter.
    var validators: [String: String] {
        var validators: [String: String] = [:]
        validators["if-none-match"] = headers["etag"]
        validators["if-modified-since"] = headers["last-modified"]
        return validators
    }

    /// Whether the server need not be asked; a clock set back makes nothing fresh.
    func isFresh(at moment: Date) -> Bool {
        guard moment >= confirmedAt, let end = response.expires(now: confirmedAt) else { return false }
        return moment < end
    }

    /// The same body with what a 304 says of it anew, RFC 9111, section 3.2.
    func confirmed(by headers: [String: String], at moment: Date) -> KeptResponse {
        var kept = self
        // An old expiry beside a new date would mean nothing.
        for name in ["expires", "cache-control", "age", "date"] { kept.headers[name] = nil }
        let ofTheBody: Set = ["content-length", "content-encoding", "content-type", "transfer-encoding"]
        kept.headers.merge(headers.filter { !ofTheBody.contains($0.key) }) { _, new in new }
        kept.confirmedAt = moment
        return kept
    }
}
