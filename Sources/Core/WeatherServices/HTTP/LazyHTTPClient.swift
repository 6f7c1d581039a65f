import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOSSL
import Synchronization

/// An HTTP client that is created on first use and shut down in the background when its owner is released.
final class LazyHTTPClient: Sendable {
    private let configuration: HTTPClient.Configuration
    private let roots: TrustedRoots
    private let client = Mutex<HTTPClient?>(nil)

    /// - Parameter isSecure: Whether all its requests go over https.
    init(
        proxy: HTTPClient.Configuration.Proxy? = nil, isSecure: Bool = true, roots: TrustedRoots, deadline: Duration,
        bodyLimit: Int
    ) {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow, proxy: proxy, decompression: .enabled(limit: .size(bodyLimit)))
        // With a few requests an hour, HTTP/2 has no advantage over HTTP/1.1.
        configuration.httpVersion = .http1Only
        configuration.connectionPool.idleTimeout = .seconds(5)
        configuration.timeout.connect = TimeAmount(deadline)
        // Connection failures are reported at once; retrying is up to the callers of the transport.
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.http1_1ConnectionDebugInitializer = { Self.guardConnection($0, isSecure: isSecure) }
        self.configuration = configuration
        self.roots = roots
    }

    deinit {
        client.withLock { $0?.shutdown { _ in } }
    }

    var value: HTTPClient {
        client.withLock { client in
            if let client { return client }
            // This reads files and is therefore done on first use.
            var configuration = configuration
            configuration.tlsConfiguration = roots.configuration
            let made = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
            client = made
            return made
        }
    }
}

extension LazyHTTPClient {
    /// Prepares a connection, before the first request is sent by it: refuses weak certificates, and watches the answers.
    ///
    /// - Parameter isSecure: Whether the connection is to be encrypted; one that is not, or whose server has shown no
    ///   certificate, is refused then.
    static func guardConnection(_ channel: any Channel, isSecure: Bool) -> EventLoopFuture<Void> {
        do {
            let pipeline = channel.pipeline.syncOperations
            if isSecure {
                guard let security = try? pipeline.handler(type: NIOSSLClientHandler.self),
                    let certificate = security.peerCertificate, try !CertificateStrength(of: certificate).isWeak
                else { throw FetchError.insecure }
            }
            let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
            try pipeline.addHandler(StatusGuard(), position: .after(decoder))
            return channel.eventLoop.makeSucceededVoidFuture()
        } catch {
            // The client first has to learn that the connection failed, and only then that it is closed.
            channel.eventLoop.execute { channel.close(promise: nil) }
            return channel.eventLoop.makeFailedFuture(error)
        }
    }
}

/// Ends a connection whose server sends a status that HTTP does not have, below 100 (RFC 9110, section 15), or switches to
/// a protocol that nobody asked for, with 101 (section 7.8).
///
/// AsyncHTTPClient 1.37 takes such an answer for an informational one, and is ended by a precondition when its body or its
/// end comes.
final class StatusGuard: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart

    private var isOver = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver else { return }
        if case .head(let head) = unwrapInboundIn(data), head.status.code < 100 || head.status.code == 101 {
            isOver = true
            context.fireErrorCaught(HTTPParserError.invalidStatus)
            context.close(promise: nil)
            return
        }
        context.fireChannelRead(data)
    }
}
