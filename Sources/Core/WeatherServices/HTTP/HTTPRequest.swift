public import Foundation

/// An HTTP GET request.
public struct HTTPRequest: Sendable, Hashable {
    /// The address, https or http to a loopback address; the network transport rejects anything else.
    public var url: URL
    /// Headers to send in addition to `User-Agent` and `Accept-Encoding`, which the transport sets.
    public var headers: [String: String]

    /// Makes a request, by default without additional headers.
    public init(url: URL, headers: [String: String] = [:]) {
        self.url = url
        self.headers = headers
    }

    /// Makes a request from a path and a query, with all reserved characters percent-encoded.
    ///
    /// - Parameters:
    ///   - server: The scheme, host and port; a path and a query of its own are kept.
    ///   - path: The path to append to the server's own, such as "/v1/forecast".
    ///   - query: The names and values without encoding, in order.
    init(server: String, path: String, query: KeyValuePairs<String, String>) throws(FetchError) {
        guard var parts = URLComponents(string: server), parts.host != nil else { throw .unknown }
        parts.percentEncodedPath = parts.percentEncodedPath.trimmingSuffix("/") + path
        let own = query.map { "\(Self.encoded($0.key))=\(Self.encoded($0.value))" }
        let all = [parts.percentEncodedQuery].compactMap { $0 } + own
        parts.percentEncodedQuery = all.isEmpty ? nil : all.joined(separator: "&")
        guard let url = parts.url else { throw .unknown }
        self.init(url: url)
    }

    /// Percent-encodes the text, including "+", which `URLComponents` leaves and servers read as a space.
    private static func encoded(_ text: String) -> String {
        let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~,")
        return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The host and the path; without the query, which can hold a key or coordinates, and without coordinates in the
    /// path.
    public var description: String {
        let path = url.path().split(separator: "/", omittingEmptySubsequences: false).map {
            ($0.removingPercentEncoding ?? "").contains(",") ? "…" : $0
        }
        return "GET \(url.scheme ?? "")://\(url.host() ?? "")\(path.joined(separator: "/"))"
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror without children, so that `dump` shows no more than `description`.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        hasSuffix(String(character)) ? String(dropLast()) : self
    }
}

extension HTTPRequest {
    /// The cache key of the request, made from its address and headers without any secrets.
    ///
    /// Two keys for the same source give the same data, so leaving them out confuses nothing.
    var cacheKey: String {
        var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        parts?.user = nil
        parts?.password = nil
        parts?.fragment = nil
        let items = parts?.percentEncodedQueryItems?.filter { !Self.isSecret($0.name) }
        parts?.percentEncodedQueryItems = items
        let own = headers.filter { !Self.isSecret($0.key) }.map { "\($0.key.lowercased()): \($0.value)" }
        return ([parts?.string ?? description] + own.sorted()).joined(separator: "\n")
    }

    /// Returns whether a query item or a header of that name holds a key.
    static func isSecret(_ name: String) -> Bool {
        let name = (name.removingPercentEncoding ?? name).lowercased().filter(\.isLetter)
        return ["key", "token", "appid", "authorization", "password", "secret", "signature", "cookie"]
            .contains { name.hasSuffix($0) }
    }
}
