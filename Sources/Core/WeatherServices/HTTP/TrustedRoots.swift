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

    /// The TLS settings: version 1.2 or later, as RFC 8996 requires, with forward secrecy, and the trusted authorities.
    var configuration: TLSConfiguration {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        // Of TLS 1.2 only what keeps what was said secret though the server's key is lost later, and cannot be altered on
        // the way: RFC 9325, section 4.2.
        configuration.cipherSuiteValues = [
            .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
            .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
            .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
        ]
        if let files {
            let certificates = files.flatMap { (try? NIOSSLCertificate.fromPEMFile($0)) ?? [] }
            configuration.trustRoots = .certificates(certificates)
        }
        return configuration
    }
}
