import Foundation
import NIOSSL

/// The trusted certificate authorities: those of the system, or those that the environment names.
struct TrustedRoots: Sendable, Hashable {
    /// The certificate files in PEM format; nil for the system's.
    private let files: [String]?

    /// Reads `SSL_CERT_FILE` and `SSL_CERT_DIR` much as OpenSSL does.
    ///
    /// The former is a PEM file with certificates, the latter a list of folders separated by ":" with files named by
    /// OpenSSL's subject hash. They replace the system's authorities; if nothing in them can be read, no certificate is
    /// trusted.
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

    /// The TLS settings: version 1.2 or later, as RFC 8996 requires, and the trusted authorities.
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
