public import Foundation

extension URL {
    /// Whether the host is a loopback name or address, so that requests stay on this machine and need no name server.
    public var isLoopback: Bool {
        guard let host = host()?.lowercased().trimmingCharacters(in: ["[", "]"]) else { return false }
        if host == "localhost" || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}
