import Foundation

extension URL {
    /// The scheme and host, with the port if it is not the scheme's default: "https://api.met.no".
    var origin: String? {
        guard let scheme = scheme?.lowercased(), let host = host()?.lowercased() else { return nil }
        let usual = ["https": 443, "http": 80][scheme]
        return "\(scheme)://\(host)" + (port.map { $0 == usual ? "" : ":\($0)" } ?? "")
    }
}
