import NIOCore
import NIOPosix
import NIOSSL

/// A server on 127.0.0.1 that speaks TLS with a certificate that only itself vouches for.
final class UntrustedServer: Sendable {
    let port: Int
    private let channel: any Channel

    /// - Parameters:
    ///   - maximum: The newest TLS it speaks; nil for the newest there is.
    ///   - ciphers: The cipher suites of TLS 1.2 it speaks; nil for the usual ones.
    ///   - answering: Whether it says anything behind the handshake: an empty object in JSON.
    init(
        _ identity: SelfSigned = .ellipticCurve, maximum: TLSVersion? = nil, ciphers: [NIOTLSCipher]? = nil,
        answering: Bool = false
    ) async throws {
        let certificate = try NIOSSLCertificate(bytes: Array(identity.certificate.utf8), format: .pem)
        let key = try NIOSSLPrivateKey(bytes: Array(identity.key.utf8), format: .pem)
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(certificate)], privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv1
        configuration.maximumTLSVersion = maximum
        if let ciphers { configuration.cipherSuiteValues = ciphers }
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
