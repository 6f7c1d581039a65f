import FlyingFox
import Foundation
import LoopbackServing
import Synchronization

/// Weather services on 127.0.0.1 whose answers a test changes while they run; 404 for any other path.
final class PlayedServer: Sendable {
    struct Reply: Sendable {
        var status = 200
        var headers: [String: String] = [:]
        var body = Data("{}".utf8)

        /// A file of `Fixtures`.
        static func fixture(_ name: String) throws -> Reply {
            Reply(body: try Data(contentsOf: FixtureServer.root.appending(path: "Fixtures/\(name)")))
        }
    }

    private struct State {
        var replies: [String: Reply] = [:]
        var silent: Set<String> = []
        var gathering: Set<String> = []
        var waiting: [CheckedContinuation<Void, Never>] = []
        var requests: [String] = []
    }

    private let state = Mutex(State())

    /// The paths asked for so far.
    var requests: [String] { state.withLock { $0.requests } }

    /// What the path answers from now on.
    func answer(_ path: String, _ reply: Reply) { state.withLock { $0.replies[path] = reply } }

    /// The path takes requests and says nothing, until `release()`.
    func silence(_ path: String) { state.withLock { _ = $0.silent.insert(path) } }

    /// The paths take requests and say nothing, until each of them has been asked for.
    func gather(_ paths: Set<String>) { state.withLock { ($0.gathering, $0.silent) = (paths, $0.silent.union(paths)) } }

    /// Ends every silence.
    func release() {
        let waiting = state.withLock { state in
            defer { (state.waiting, state.silent) = ([], []) }
            return state.waiting
        }
        waiting.forEach { $0.resume() }
    }

    /// Runs it while `body` runs with its address.
    func serving<Result: Sendable>(
        isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Result
    ) async throws -> Result {
        let handler = ClosureHTTPHandler { [self] request in
            let reply = await reply(to: request.path)
            var fields = HTTPHeaders()
            for (name, value) in reply.headers { fields[HTTPHeader(name)] = value }
            return HTTPResponse(
                statusCode: HTTPStatusCode(reply.status, phrase: "Status"), headers: fields, body: reply.body)
        }
        return try await HTTPServer.serving(handler) { url in
            // The server does not stop before everybody has been answered.
            defer { release() }
            return try await body(url)
        }
    }

    private func reply(to path: String) async -> Reply {
        await withCheckedContinuation { continuation in
            let (isSilent, isComplete) = state.withLock { state in
                state.requests.append(path)
                let isLast = state.gathering.remove(path) != nil && state.gathering.isEmpty
                guard state.silent.contains(path) else { return (false, false) }
                state.waiting.append(continuation)
                return (true, isLast)
            }
            if !isSilent { continuation.resume() }
            if isComplete { release() }
        }
        return state.withLock { $0.replies[path] } ?? Reply(status: 404)
    }
}
