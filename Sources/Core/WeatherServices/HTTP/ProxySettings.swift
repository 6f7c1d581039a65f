import AsyncHTTPClient
import Foundation

/// The HTTP proxy from the environment, and the hosts for which it is not used.
struct ProxySettings: Sendable {
    /// The proxy; nil if the environment names none, or one that is not accessed by plain HTTP.
    let proxy: HTTPClient.Configuration.Proxy?
    private let exceptions: [String]

    /// Reads `https_proxy` and `no_proxy`; the lower-case spelling takes precedence, as in curl.
    init(environment: [String: String]) {
        func variable(_ name: String) -> String {
            (environment[name] ?? environment[name.uppercased()] ?? "").trimmingCharacters(in: .whitespaces)
        }
        proxy = Self.proxy(variable("https_proxy"))
        exceptions = variable("no_proxy").lowercased().split(separator: ",").map {
            let host = $0.trimmingCharacters(in: .whitespaces)
            return host.hasPrefix(".") ? String(host.dropFirst()) : host
        }
    }

    /// Returns whether a request goes through the proxy; never for loopback addresses.
    func applies(to url: URL) -> Bool {
        guard proxy != nil, !url.isLoopback, let host = url.host()?.lowercased() else { return false }
        return !exceptions.contains { $0 == "*" || host == $0 || host.hasSuffix("." + $0) }
    }

    private static func proxy(_ text: String) -> HTTPClient.Configuration.Proxy? {
        guard !text.isEmpty, let url = URL(string: text.contains("://") ? text : "http://" + text),
            url.scheme?.lowercased() == "http", let host = url.host(), !host.isEmpty
        else { return nil }
        let port = url.port ?? 80
        guard let user = url.user(percentEncoded: false) else { return .server(host: host, port: port) }
        let password = url.password(percentEncoded: false) ?? ""
        return .server(host: host, port: port, authorization: .basic(username: user, password: password))
    }
}
