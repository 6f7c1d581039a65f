import NIOCore
import NIOHTTP1

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
