public import Foundation

extension URL {
    /// Whether the host is this machine by a name or address that no name server is asked for.
    public var isLoopback: Bool {
        guard let host = host()?.lowercased().trimmingCharacters(in: ["[", "]"]) else { return false }
        if host == "localhost" || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}
