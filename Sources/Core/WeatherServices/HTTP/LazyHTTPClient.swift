import AsyncHTTPClient
import NIOCore
import NIOHTTPCompression
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
