public import Foundation

extension URL {
    /// The scheme and host, with the port if it is not the scheme's default: "https://api.met.no".
    var origin: String? {
        guard let scheme = scheme?.lowercased(), let host = host()?.lowercased() else { return nil }
        let usual = ["https": 443, "http": 80][scheme]
        return "\(scheme)://\(host)" + (port.map { $0 == usual ? "" : ":\($0)" } ?? "")
    }
}

extension URL {
    /// Whether the host is a loopback name or address, so that requests stay on this machine and need no name server.
    public var isLoopback: Bool {
        guard let host = host()?.lowercased().trimmingCharacters(in: ["[", "]"]) else { return false }
        if host == "localhost" || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}

extension URL {
    /// Whether the address names no port, or one from 1 to 65535 (RFC 9293).
    public var hasUsablePort: Bool {
        // What is too long for a number is in the text, and in `port` as if there were none.
        port.map { (1...65535).contains($0) } ?? namedPort.isEmpty
    }

    /// The text behind the colon after the host; empty if there is none.
    private var namedPort: Substring {
        let text = absoluteString
        guard let start = text.range(of: "//")?.upperBound else { return "" }
        let authority = text[start...].prefix { !"/?#".contains($0) }
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        // An address of IPv6 has colons of its own, within brackets.
        let end = host.lastIndex(of: "]").map { host[$0...] } ?? host
        return end.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first ?? ""
    }
}
