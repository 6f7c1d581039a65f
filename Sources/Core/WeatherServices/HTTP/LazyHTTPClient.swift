import AsyncHTTPClient
import NIOCore
import NIOHTTPCompression
import Synchronization

/// An HTTP client made at its first use, and shut down without waiting when its owner goes away.
final class LazyHTTPClient: Sendable {
    private let configuration: HTTPClient.Configuration
    private let roots: TrustedRoots
    private let client = Mutex<HTTPClient?>(nil)

    init(proxy: HTTPClient.Configuration.Proxy?, roots: TrustedRoots, deadline: Duration, bodyLimit: Int) {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow, proxy: proxy, decompression: .enabled(limit: .size(bodyLimit)))
        // A handful of requests an hour gain nothing from HTTP/2's frames and pings.
        configuration.httpVersion = .http1Only
        configuration.connectionPool.idleTimeout = .seconds(5)
        configuration.timeout.connect = TimeAmount(deadline)
        // A refused connection is told at once; whether to try again is not the transport's to say.
        configuration.connectionPool.retryConnectionEstablishment = false
        self.configuration = configuration
        self.roots = roots
    }

    deinit {
        client.withLock { $0?.shutdown { _ in } }
    }

    var value: HTTPClient {
        client.withLock { client in
            if let client { return client }
            // Reads files, so not before it is needed.
            var configuration = configuration
            configuration.tlsConfiguration = roots.configuration
            let made = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
            client = made
            return made
        }
    }
}
