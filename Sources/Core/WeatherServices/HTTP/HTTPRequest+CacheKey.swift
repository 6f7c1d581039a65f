import Foundation

extension HTTPRequest {
    /// Names what is asked for: the address and the headers, without what is secret in them.
    ///
    /// Two keys of the same source get the same data, so nothing is confused.
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

    /// Whether a member of a query or a header of this name holds a key, as all services that are asked name theirs.
    private static func isSecret(_ name: String) -> Bool {
        let name = (name.removingPercentEncoding ?? name).lowercased().filter(\.isLetter)
        return ["key", "token", "appid", "authorization", "password", "secret", "signature", "cookie"]
            .contains { name.hasSuffix($0) }
    }
}
