import Foundation

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
    private static func isSecret(_ name: String) -> Bool {
        let name = (name.removingPercentEncoding ?? name).lowercased().filter(\.isLetter)
        return ["key", "token", "appid", "authorization", "password", "secret", "signature", "cookie"]
            .contains { name.hasSuffix($0) }
    }
}
