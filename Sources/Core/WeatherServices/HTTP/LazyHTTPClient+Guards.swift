import NIOCore
import NIOHTTP1
import NIOSSL

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
