import NIOCore
import NIOPosix
import NIOSSL

/// A server on 127.0.0.1 that speaks TLS with a certificate that only itself vouches for.
final class UntrustedServer: Sendable {
    let port: Int
    private let channel: any Channel

    /// - Parameters:
    ///   - maximum: The newest TLS it speaks; nil for the newest there is.
    ///   - answering: Whether it says anything behind the handshake: an empty object in JSON.
    init(maximum: TLSVersion? = nil, answering: Bool = false) async throws {
        let certificate = try NIOSSLCertificate(bytes: Array(Self.certificate.utf8), format: .pem)
        let key = try NIOSSLPrivateKey(bytes: Array(Self.key.utf8), format: .pem)
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(certificate)], privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv1
        configuration.maximumTLSVersion = maximum
        let context = try NIOSSLContext(configuration: configuration)
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
                    if answering { try channel.pipeline.syncOperations.addHandler(EmptyAnswer()) }
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = channel.localAddress?.port ?? 0
    }

    deinit {
        channel.close(promise: nil)
    }

    /// Valid for a hundred years for 127.0.0.1, and signed by nobody.
    static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBkTCCATagAwIBAgIUTXNhG9TW6QbSqV737q7dYgtTFxQwCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMTEyMTMyNloYDzIxMjYxMDI4
        MTIxMzI2WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAATIYX7nnRgFub7/WHezBWWFAjbEaYK2R/9hcCWCsZ5daLDafBDgPCt3
        KHBSSDIoYH2rxJSeZWwo/N/QZ86FXeXso2QwYjAdBgNVHQ4EFgQUhN2jOJ1G5DPm
        gl55nGxc2Ka33S4wHwYDVR0jBBgwFoAUhN2jOJ1G5DPmgl55nGxc2Ka33S4wDwYD
        VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYC
        IQCpG/fJY67GV2+Pk6rQn7SkeZiPKdBDTsEmYs4BsWxCCgIhAOcbTouhU2Aogd9t
        pq4Jm393oHJDrb18RAYsbQrXGcB/
        -----END CERTIFICATE-----
        """

    /// Made for this file, and good for nothing else.
    private static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6NLNE1eZMTbim1Nh
        S9v8MH0j0ahtuWs/HvXtprtuUO2hRANCAATIYX7nnRgFub7/WHezBWWFAjbEaYK2
        R/9hcCWCsZ5daLDafBDgPCt3KHBSSDIoYH2rxJSeZWwo/N/QZ86FXeXs
        -----END PRIVATE KEY-----
        """
}

/// Answers whatever comes with an empty object, and hangs up.
private final class EmptyAnswer: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let answer = ByteBuffer(string: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")
        context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
    }
}
