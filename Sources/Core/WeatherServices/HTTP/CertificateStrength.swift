import NIOSSL

/// The strength of a server's certificate, which BoringSSL does not judge.
///
/// The demands are those of the CA/Browser Forum's Baseline Requirements, sections 6.1.5 and 7.1.3: RSA of 2,048 bits at
/// least, and no signature by SHA-1 or older.
struct CertificateStrength {
    /// Whether the key is too short, or the signature can be forged.
    let isWeak: Bool

    /// - Throws: `FetchError.insecure` if the certificate cannot be read.
    init(of certificate: NIOSSLCertificate) throws {
        let key = try certificate.extractPublicKey()
        isWeak =
            try Self.hasWeakSignature(certificate.toDERBytes()) || Self.hasShortKey(key.toSPKIBytes())
    }

    /// The object identifiers, in DER: RSA with MD2, MD5 and SHA-1, DSA with SHA-1, and ECDSA with SHA-1.
    private static let weakSignatures: [[UInt8]] = [
        [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x02], [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x04],
        [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x05], [0x2A, 0x86, 0x48, 0xCE, 0x38, 0x04, 0x03],
        [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x04, 0x01],
    ]
    /// The object identifier of RSA keys, in DER.
    private static let rsaKey: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01]

    /// Reads the algorithm behind the signed part, RFC 5280, section 4.1.
    private static func hasWeakSignature(_ certificate: [UInt8]) throws(FetchError) -> Bool {
        var document = DERReader(certificate[...])
        var whole = try document.inner()
        try whole.skip()
        var algorithm = try whole.inner()
        return weakSignatures.contains(Array(try algorithm.value()))
    }

    /// Reads the key's algorithm and, if that is RSA, its modulus, RFC 3279, section 2.3.1.
    private static func hasShortKey(_ key: [UInt8]) throws(FetchError) -> Bool {
        var document = DERReader(key[...])
        var whole = try document.inner()
        var algorithm = try whole.inner()
        guard Array(try algorithm.value()) == rsaKey else { return false }
        // A bit string begins with the number of its unused bits.
        var bits = DERReader(try whole.value().dropFirst())
        var numbers = try bits.inner()
        let modulus = try numbers.value().drop { $0 == 0 }
        return modulus.count * 8 - (modulus.first?.leadingZeroBitCount ?? 0) < 2048
    }
}

/// Reads the elements of a DER document one after the other, ITU-T X.690.
struct DERReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    /// Returns the content of the next element.
    ///
    /// - Throws: `FetchError.insecure` if there is none, or it is longer than what is left.
    mutating func value() throws(FetchError) -> ArraySlice<UInt8> {
        guard rest.popFirst() != nil, let first = rest.popFirst() else { throw .insecure }
        var length = Int(first)
        if first >= 0x80 {
            let count = Int(first & 0x7F)
            guard (1...4).contains(count), rest.count >= count else { throw .insecure }
            length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(count)
        }
        guard length <= rest.count else { throw .insecure }
        defer { rest = rest.dropFirst(length) }
        return rest.prefix(length)
    }

    /// Returns a reader of what is within the next element.
    mutating func inner() throws(FetchError) -> DERReader {
        DERReader(try value())
    }

    /// Passes over the next element.
    mutating func skip() throws(FetchError) {
        _ = try value()
    }
}
