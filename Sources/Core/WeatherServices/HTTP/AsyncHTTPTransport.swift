import AsyncHTTPClient
public import Foundation
import NIOCore
import Synchronization
public import WeatherModel

/// The transport over the network, by AsyncHTTPClient, with limits on time, size and trust.
///
/// No connection, thread or timer is started before the first request or runs between requests.
public final class AsyncHTTPTransport: HTTPTransport {
    /// The default deadline for one answer, as long as a person can be expected to wait.
    public static let defaultDeadline = Duration.seconds(15)
    private static let redirectLimit = 3

    private let access: NetworkAccess
    private let userAgent: String
    private let deadline: Duration
    private let deadlineInSeconds: Int
    private let bodyLimit: Int
    private let proxies: ProxySettings
    private let direct: LazyHTTPClient
    /// The client of http, which is spoken with this machine alone.
    private let plain: LazyHTTPClient
    private let proxied: LazyHTTPClient?

    /// Makes a transport without opening a connection.
    ///
    /// - Parameters:
    ///   - access: The leave to connect, and whoever is told of each request.
    ///   - userAgent: The `User-Agent` header, which names the program and its version as the servers' terms require.
    ///   - environment: The variables in which `https_proxy`, `all_proxy` and `no_proxy`, in either case, `SSL_CERT_FILE` and
    ///     `SSL_CERT_DIR` are looked up.
    ///   - deadline: The time limit for a whole request, including redirects and the body.
    ///   - bodyLimit: The size limit for the body of an answer, in bytes after decompression.
    public init(
        _ access: NetworkAccess, userAgent: String = "\(Program.name)/\(Program.version) (+\(Program.contact))",
        environment: [String: String] = ProcessInfo.processInfo.environment,
        deadline: Duration = AsyncHTTPTransport.defaultDeadline, bodyLimit: Int = 8 << 20
    ) {
        (self.access, self.userAgent) = (access, userAgent)
        self.deadline = deadline
        deadlineInSeconds = Int((deadline / .seconds(1)).rounded(.up))
        self.bodyLimit = bodyLimit
        proxies = ProxySettings(environment: environment)
        let roots = TrustedRoots(environment: environment)
        direct = LazyHTTPClient(roots: roots, deadline: deadline, bodyLimit: bodyLimit)
        plain = LazyHTTPClient(isSecure: false, roots: roots, deadline: deadline, bodyLimit: bodyLimit)
        proxied = proxies.server.map {
            LazyHTTPClient(proxy: $0, roots: roots, deadline: deadline, bodyLimit: bodyLimit)
        }
    }

    /// Returns the answer after at most three redirects, which must stay on the same host and port and on https.
    public func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        let exchange = Task { await followed(request) }
        let isOverdue = Atomic(false)
        // A timer of the event loop ends when it is cancelled, while a cancelled `Task.sleep` would still wake the
        // process.
        let limit = HTTPClient.defaultEventLoopGroup.any().scheduleTask(in: TimeAmount(deadline)) {
            isOverdue.store(true, ordering: .relaxed)
            exchange.cancel()
        }
        let outcome = await withTaskCancellationHandler {
            await exchange.value
        } onCancel: {
            exchange.cancel()
        }
        limit.cancel()
        guard !Task.isCancelled else { throw .cancelled }
        if outcome == .failure(.cancelled), isOverdue.load(ordering: .relaxed) {
            throw .timedOut(after: deadlineInSeconds)
        }
        return try outcome.get()
    }

    private func followed(_ request: HTTPRequest) async -> Result<HTTPResponse, FetchError> {
        do throws(FetchError) {
            var request = request
            for _ in 0...Self.redirectLimit {
                let response = try await exchange(request)
                guard let target = try response.redirectTarget(from: request.url) else { return .success(response) }
                request.url = target
            }
            throw .redirectRefused
        } catch {
            return .failure(error)
        }
    }

    private func exchange(_ request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        guard request.url.scheme?.lowercased() == "https" || request.url.isLoopback else { throw .insecure }
        guard request.url.hasUsablePort else { throw .unknown }
        guard !access.isOffline() else { throw .offlineByChoice }
        let client = try client(for: request.url)

        let (record, answer) = try await head(of: request, from: client.value)
        let (read, failure) = await body(of: answer)
        if let failure {
            await access.ended(
                record, .failed(.init(failure)), received: answer.size(ofBody: read.count, isWhole: false))
            throw failure
        }
        let outcome = RequestRecord.Outcome.answered(status: Int(answer.status.code))
        await access.ended(record, outcome, received: answer.size(ofBody: read.count))
        return HTTPResponse(status: Int(answer.status.code), headers: answer.joinedHeaders, body: read)
    }

    /// Returns the client with the way to the address that the environment names.
    private func client(for url: URL) throws(FetchError) -> LazyHTTPClient {
        guard url.scheme?.lowercased() == "https" else { return plain }
        guard proxies.applies(to: url) else { return direct }
        guard let proxied else { throw .proxyUnusable }
        return proxied
    }

    /// Returns the head of the answer; repeats the request once if the connection was closed without an answer.
    ///
    /// It may have been a pooled connection that the server had closed, and repeating a GET is harmless.
    private func head(
        of request: HTTPRequest, from client: HTTPClient
    ) async throws(FetchError) -> (RequestRecord, HTTPClientResponse) {
        let prepared = prepared(request)
        var isRepeated = false
        while true {
            let record = await access.began(request, as: prepared)
            do {
                // AsyncHTTPClient's deadline ends at the head of the answer; `response(to:)` enforces the whole one.
                return (record, try await client.execute(prepared, deadline: .distantFuture))
            } catch {
                let failure = FetchError(connecting: error, deadline: deadlineInSeconds)
                await access.ended(record, .failed(.init(failure)), isSent: FetchError.isAfterSending(error))
                guard !isRepeated, error as? HTTPClientError == .remoteConnectionClosed else { throw failure }
                isRepeated = true
            }
        }
    }

    private func prepared(_ request: HTTPRequest) -> HTTPClientRequest {
        var prepared = HTTPClientRequest(url: request.url.absoluteString)
        for (name, value) in request.headers { prepared.headers.replaceOrAdd(name: name, value: value) }
        if !prepared.headers.contains(name: "accept") {
            prepared.headers.add(name: "accept", value: "application/json")
        }
        prepared.headers.replaceOrAdd(name: "user-agent", value: userAgent)
        return prepared
    }

    /// Returns what was read of the body, and why there is no more of it; nil where it is whole.
    private func body(of answer: HTTPClientResponse) async -> (read: Data, failure: FetchError?) {
        var body = Data()
        do {
            for try await part in answer.body {
                guard body.count + part.readableBytes <= bodyLimit else {
                    throw FetchError.answerTooLarge(limit: bodyLimit)
                }
                body.append(contentsOf: part.readableBytesView)
                SourcePulse.current?.beat()
            }
        } catch {
            return (body, FetchError(reading: error, limit: bodyLimit))
        }
        return (body, nil)
    }
}

extension HTTPClientResponse {
    /// The headers by their names in lower case, the values of one name joined (RFC 9110, section 5.3).
    fileprivate var joinedHeaders: [String: String] {
        var joined: [String: String] = [:]
        for (name, value) in headers {
            joined[name.lowercased(), default: ""] += joined[name.lowercased()] == nil ? value : ", " + value
        }
        return joined
    }
}
