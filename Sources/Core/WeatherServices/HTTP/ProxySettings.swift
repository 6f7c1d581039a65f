import AsyncHTTPClient
import Foundation

/// The proxy from the environment, and the hosts for which it is not used.
struct ProxySettings: Sendable {
    /// The proxy; nil if the environment names none, or one that cannot be used.
    let server: HTTPClient.Configuration.Proxy?
    private let isNamed: Bool
    private let exceptions: [String]

    /// Reads `https_proxy`, `all_proxy` if that is missing, and `no_proxy`; the lower-case spelling takes precedence, as
    /// in curl.
    init(environment: [String: String]) {
        func variable(_ name: String) -> String {
            (environment[name] ?? environment[name.uppercased()] ?? "").trimmingCharacters(in: .whitespaces)
        }
        let address = ["https_proxy", "all_proxy"].map(variable).first { !$0.isEmpty }
        isNamed = address != nil
        server = address.flatMap(Self.server)
        exceptions = variable("no_proxy").lowercased().split(separator: ",").map {
            let host = $0.trimmingCharacters(in: .whitespaces)
            return host.hasPrefix(".") ? String(host.dropFirst()) : host
        }
    }

    /// Returns whether a request goes through the proxy, or not at all if that cannot be used; never for loopback
    /// addresses.
    func applies(to url: URL) -> Bool {
        guard isNamed, !url.isLoopback, let host = url.host()?.lowercased() else { return false }
        return !exceptions.contains { $0 == "*" || host == $0 || host.hasSuffix("." + $0) }
    }

    /// Returns the proxy at the address: plain HTTP, or SOCKS 5 without a password, which leaves host names to the proxy.
    private static func server(_ text: String) -> HTTPClient.Configuration.Proxy? {
        guard let url = URL(string: text.contains("://") ? text : "http://" + text), url.hasUsablePort,
            let host = url.host(), !host.isEmpty
        else { return nil }
        let user = url.user(percentEncoded: false)
        switch url.scheme?.lowercased() {
        case "http":
            let port = url.port ?? 80
            guard let user else { return .server(host: host, port: port) }
            let password = url.password(percentEncoded: false) ?? ""
            return .server(host: host, port: port, authorization: .basic(username: user, password: password))
        case "socks5", "socks5h":
            return user == nil ? .socksServer(host: host, port: url.port ?? 1080) : nil
        default:
            return nil
        }
    }
}
