public import Foundation

/// A GET request.
public struct HTTPRequest: Sendable, Hashable {
    /// Https, or http to a loopback address; the network transport refuses anything else.
    public var url: URL
    /// Sent beside `User-Agent` and `Accept-Encoding`, which the transport sets.
    public var headers: [String: String]

    /// Without headers, those of the transport alone are sent.
    public init(url: URL, headers: [String: String] = [:]) {
        self.url = url
        self.headers = headers
    }

    /// A question put to a server in its query, which is percent-encoded here to the last reserved character.
    ///
    /// - Parameters:
    ///   - server: Scheme, host and port; a path and a query of its own are kept.
    ///   - path: Put after the server's own path, "/v1/forecast".
    ///   - query: Names and values as they are, in the order given.
    init(server: String, path: String, query: KeyValuePairs<String, String>) throws(FetchError) {
        guard var parts = URLComponents(string: server), parts.host != nil else { throw .unknown }
        parts.percentEncodedPath = parts.percentEncodedPath.trimmingSuffix("/") + path
        let own = query.map { "\(Self.encoded($0.key))=\(Self.encoded($0.value))" }
        let all = [parts.percentEncodedQuery].compactMap { $0 } + own
        parts.percentEncodedQuery = all.isEmpty ? nil : all.joined(separator: "&")
        guard let url = parts.url else { throw .unknown }
        self.init(url: url)
    }

    /// `URLComponents` would let "+" through, which servers read as a space.
    private static func encoded(_ text: String) -> String {
        let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~,")
        return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Host and path only, as a query can hold a key or where somebody lives; and of the path no pair of numbers, which
    /// is a place too.
    public var description: String {
        let path = url.path().split(separator: "/", omittingEmptySubsequences: false).map {
            ($0.removingPercentEncoding ?? "").contains(",") ? "…" : $0
        }
        return "GET \(url.scheme ?? "")://\(url.host() ?? "")\(path.joined(separator: "/"))"
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// Without children, so that `dump` shows no more than `description`.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        hasSuffix(String(character)) ? String(dropLast()) : self
    }
}
