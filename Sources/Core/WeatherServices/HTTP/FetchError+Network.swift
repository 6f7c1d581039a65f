import AsyncHTTPClient
import Glibc
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSOCKS
import NIOSSL

extension FetchError {
    /// Maps an error that occurred before the head of an answer arrived.
    ///
    /// - Parameter deadline: The seconds the whole request may take, including the connection.
    init(connecting error: any Error, deadline: Int) {
        self =
            switch error {
            case is CancellationError: .cancelled
            case let error as FetchError: error
            case let error as HTTPClientError: FetchError(error, deadline: deadline)
            case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: .insecure
            case is HTTPParserError: .unreadableAnswer
            case is SOCKSError.ConnectionFailed, is NIOConnectionError, is IOError, is SocketAddressError,
                is ChannelError:
                .offline
            default: .unknown
            }
    }

    /// Returns whether an error that occurred before the head of an answer arrived may have come after the request was sent;
    /// false where there was certainly no connection to send it by.
    static func isAfterSending(_ error: any Error) -> Bool {
        switch error {
        case is FetchError, is NIOConnectionError, is SOCKSError.ConnectionFailed, is SocketAddressError: false
        // While a connection is made safe, nothing is sent by it.
        case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: false
        case let error as HTTPClientError:
            ![
                .connectTimeout, .tlsHandshakeTimeout, .httpProxyHandshakeTimeout, .socksHandshakeTimeout,
                .getConnectionFromPoolTimeout, .proxyAuthenticationRequired,
            ].contains(error)
        case let error as IOError:
            ![ECONNREFUSED, ENETUNREACH, EHOSTUNREACH, ENETDOWN, EADDRNOTAVAIL].contains(error.errnoCode)
        case ChannelError.connectTimeout: false
        // The whole time ran out, nobody waits any more, or something else: it may have been sent.
        default: true
        }
    }

    /// Maps an error that occurred while the body was read; any other error makes the answer unreadable.
    init(reading error: any Error, limit: Int) {
        self =
            switch error {
            case let error as FetchError: error
            case is CancellationError: .cancelled
            case NIOHTTPDecompression.DecompressionError.limit: .answerTooLarge(limit: limit)
            default: .unreadableAnswer
            }
    }

    private init(_ error: HTTPClientError, deadline: Int) {
        self =
            switch error {
            case .cancelled: .cancelled
            case .connectTimeout, .tlsHandshakeTimeout, .httpProxyHandshakeTimeout, .socksHandshakeTimeout:
                .timedOut(after: deadline)
            case .remoteConnectionClosed, .proxyAuthenticationRequired, .invalidProxyResponse: .offline
            default: .unknown
            }
    }
}
