import Foundation
import NIOSSL

/// Whom the program believes that a server is who it says: the system's certificate authorities, or those the user names.
struct TrustedRoots: Sendable, Hashable {
    /// Files in PEM format; nil for the system's.
    private let files: [String]?

    /// Reads `SSL_CERT_FILE` and `SSL_CERT_DIR` much as OpenSSL does.
    ///
    /// The one is a file with certificates in PEM format, the other folders between ":" whose files are named by OpenSSL's
    /// hash of their subject. What is named takes the place of the system's; what names nothing readable trusts nobody.
    init(environment: [String: String]) {
        func variable(_ name: String) -> String? {
            environment[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        let (file, folders) = (variable("SSL_CERT_FILE"), variable("SSL_CERT_DIR"))
        guard file != nil || folders != nil else {
            files = nil
            return
        }
        let named = (folders?.split(separator: ":") ?? []).flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: String(folder))) ?? []
            return names.filter { $0.wholeMatch(of: /[0-9a-f]{8}\.[0-9]+/) != nil }.sorted().map { "\(folder)/\($0)" }
        }
        files = [file].compactMap { $0 } + named
    }

    /// TLS 1.2 at least, as RFC 8996 asks for.
    var configuration: TLSConfiguration {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        if let files {
            let certificates = files.flatMap { (try? NIOSSLCertificate.fromPEMFile($0)) ?? [] }
            configuration.trustRoots = .certificates(certificates)
        }
        return configuration
    }
}
