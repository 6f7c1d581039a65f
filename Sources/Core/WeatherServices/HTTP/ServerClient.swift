public import Foundation

/// A service that needs nothing but its server.
public protocol ServerClient: Sendable {
    /// The server that is asked unless the user names another.
    static var usualServer: UsualServer { get }

    /// Makes a client of the server.
    init(_ server: SourceServer)
}

extension ServerClient {
    /// Makes a client.
    ///
    /// - Parameters:
    ///   - transport: The transport that carries out the requests; its `User-Agent` must name the program.
    ///   - server: A server to ask instead of the service's own; its path and query are kept.
    ///   - now: Returns the current time, recorded as the time of arrival; warnings that have ended by it are left out.
    public init(
        transport: any HTTPTransport, server: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(SourceServer(Self.usualServer, or: server, over: transport, now: now))
    }
}
