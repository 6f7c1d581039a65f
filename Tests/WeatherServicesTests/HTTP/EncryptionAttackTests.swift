import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Networks that weaken or turn away")
struct EncryptionAttackTests {
    private func failure(_ server: UntrustedServer, environment: [String: String]) async -> FetchError? {
        let transport = AsyncHTTPTransport(.free, environment: environment, deadline: .seconds(600))
        do throws(FetchError) {
            guard let url = URL(string: "https://127.0.0.1:\(server.port)/") else { return .unknown }
            _ = try await transport.response(to: HTTPRequest(url: url))
            return nil
        } catch {
            return error
        }
    }

    private func trusting(
        _ identity: SelfSigned = .ellipticCurve, _ body: ([String: String]) async throws -> Void
    ) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "roots-\(UUID().uuidString).pem")
        try Data(identity.certificate.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await body(["SSL_CERT_FILE": file.path])
    }

    @Test("a server that the user's own file of certificates vouches for is trusted, and without it is not")
    func certificateFile() async throws {
        let server = try await UntrustedServer(answering: true)
        try await trusting { #expect(await failure(server, environment: $0) == nil) }
        #expect(await failure(server, environment: [:]) == .insecure)
        #expect(await failure(server, environment: ["SSL_CERT_FILE": "/nonexistent"]) == .insecure)
    }

    @Test("a folder of certificates is honoured, too")
    func certificateFolder() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "roots-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try await UntrustedServer(answering: true)
        #expect(await failure(server, environment: ["SSL_CERT_DIR": folder.path]) == .insecure)
        try Data(SelfSigned.ellipticCurve.certificate.utf8).write(to: folder.appending(path: "0123abcd.0"))
        #expect(await failure(server, environment: ["SSL_CERT_DIR": folder.path]) == nil)
    }

    @Test("TLS below 1.2 is refused, though the certificate is good", arguments: [TLSVersion.tlsv1, .tlsv11])
    func oldTLS(version: TLSVersion) async throws {
        let server = try await UntrustedServer(maximum: version, answering: true)
        try await trusting { #expect(await failure(server, environment: $0) == .insecure) }
    }

    @Test("TLS 1.2 is enough")
    func enough() async throws {
        let server = try await UntrustedServer(maximum: .tlsv12, answering: true)
        try await trusting { #expect(await failure(server, environment: $0) == nil) }
    }

    @Test("RSA of 2,048 bits with SHA-256 is enough", arguments: [TLSVersion.tlsv12, .tlsv13])
    func strongLeaf(version: TLSVersion) async throws {
        let server = try await UntrustedServer(.rsa2048, maximum: version, answering: true)
        try await trusting(.rsa2048) { #expect(await failure(server, environment: $0) == nil) }
    }

    @Test("a certificate signed with SHA-1 is refused, though it is trusted", arguments: [TLSVersion.tlsv12, .tlsv13])
    func weakSignature(version: TLSVersion) async throws {
        let server = try await UntrustedServer(.sha1, maximum: version, answering: true)
        try await trusting(.sha1) { #expect(await failure(server, environment: $0) == .insecure) }
    }

    @Test("a key of 1,024 bits is refused, though it is trusted", arguments: [TLSVersion.tlsv12, .tlsv13])
    func shortKey(version: TLSVersion) async throws {
        let server = try await UntrustedServer(.rsa1024, maximum: version, answering: true)
        try await trusting(.rsa1024) { #expect(await failure(server, environment: $0) == .insecure) }
    }

    @Test("a key exchange by RSA alone, which a key lost later would open, is refused")
    func rsaKeyExchange() async throws {
        let ciphers: [NIOTLSCipher] = [.TLS_RSA_WITH_AES_128_GCM_SHA256, .TLS_RSA_WITH_AES_256_CBC_SHA]
        let server = try await UntrustedServer(.rsa2048, maximum: .tlsv12, ciphers: ciphers, answering: true)
        try await trusting(.rsa2048) { #expect(await failure(server, environment: $0) == .insecure) }
    }

    @Test("a connection that should be encrypted and is not, is refused before a request is sent")
    func unencrypted() async throws {
        let server = try RawServer([.wait])
        let port = Int(server.port)
        await #expect(throws: FetchError.insecure) {
            let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connect(host: "127.0.0.1", port: port).get()
            try await channel.eventLoop.flatSubmit { LazyHTTPClient.guardConnection(channel, isSecure: true) }.get()
        }
        withExtendedLifetime(server) {}
    }

    @Test("a port that is the scheme's own is no other one")
    func defaultPort() throws {
        let origin = try address("https://example.org/a")
        func target(_ location: String) throws -> URL? {
            try HTTPResponse(status: 301, headers: ["location": location]).redirectTarget(from: origin)
        }
        #expect(try target("https://example.org:443/b") != nil)
        #expect(throws: FetchError.redirectRefused) { try target("https://example.org:8443/b") }
    }

    @Test("a source without keys never says that a key was refused", arguments: [401, 403])
    func keyless(status: Int) async throws {
        let network = StubTransport(status: status, body: Data("{}".utf8))
        let places = try [(52.5, 13.4, "DE"), (40.7, -74, "US"), (59.9, 10.7, "NO")].map {
            Location(
                name: "A", countryCode: $0.2, coordinates: try #require(Coordinates(latitude: $0.0, longitude: $0.1)))
        }
        for source in SourceCatalogue.standard(transport: network).sources where !source.needsKey {
            for part in source.parts {
                for place in places where source.gives(part, for: place) {
                    do throws(FetchError) { _ = try await source.answer(with: part, for: place) } catch {
                        #expect(error != .keyRefused, "\(source.source.id) \(part)")
                    }
                }
            }
        }
    }
}
