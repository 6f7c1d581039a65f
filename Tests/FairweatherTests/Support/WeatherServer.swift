import FlyingFox
import Foundation
import Synchronization

/// A server on 127.0.0.1 that plays Open-Meteo's three services, with answers a test can change while it runs.
final class WeatherServer: Sendable {
    struct Answer: Sendable {
        var status = 200
        var body = Data()
        /// The seconds until it wants to be asked again; nil where it does not say so.
        var retryAfter: Int?

        init(status: Int = 200, _ body: Data) { (self.status, self.body) = (status, body) }

        init(status: Int = 200, _ text: String) { self.init(status: status, Data(text.utf8)) }
    }

    private struct State {
        var answers: [String: Answer] = [:]
        var requests: [String] = []
        var port: UInt16 = 0
    }

    private let state = Mutex(State())
    private let task = Mutex<Task<Void, Never>?>(nil)

    /// Listens soon after; `isReady` tells when.
    init() {
        let handler = ClosureHTTPHandler { [weak self] request in
            let answer = self?.answer(to: request.path) ?? Answer(status: 404, "")
            var headers = HTTPHeaders()
            if let seconds = answer.retryAfter { headers[HTTPHeader("Retry-After")] = String(seconds) }
            return HTTPResponse(
                statusCode: HTTPStatusCode(answer.status, phrase: "Status"), headers: headers, body: answer.body)
        }
        task.withLock {
            $0 = Task { [weak self] in
                guard let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: 0) else { return }
                let server = HTTPServer(address: address, timeout: 600, logger: .disabled, handler: handler)
                async let running: Void = server.run()
                try? await server.waitUntilListening(timeout: 600)
                if case .ip4(_, let port) = await server.listeningAddress {
                    self?.state.withLock { $0.port = port }
                    // Wakes the loop of a test that waits for `isReady`.
                    await MainActor.run {}
                }
                try? await running
            }
        }
    }

    deinit {
        task.withLock { $0?.cancel() }
    }

    var isReady: Bool { state.withLock { $0.port != 0 } }

    var url: URL {
        var address = URLComponents()
        (address.scheme, address.host, address.port) = ("http", "127.0.0.1", state.withLock { Int($0.port) })
        guard let url = address.url else { preconditionFailure("not an address: \(address)") }
        return url
    }

    /// The paths asked for so far.
    var requests: [String] { state.withLock { $0.requests } }

    /// What the service of forecasts answers from now on.
    func answerForecasts(_ answer: Answer) { state.withLock { $0.answers["/v1/forecast"] = answer } }

    /// What the service of the air answers from now on.
    func answerAirQuality(_ answer: Answer) { state.withLock { $0.answers["/v1/air-quality"] = answer } }

    /// What the service of places answers from now on.
    func answerSearches(_ answer: Answer) { state.withLock { $0.answers["/v1/search"] = answer } }

    /// What is answered under a path from now on.
    func answer(_ path: String, _ answer: Answer) { state.withLock { $0.answers[path] = answer } }

    private func answer(to path: String) -> Answer? {
        state.withLock {
            $0.requests.append(path)
            return $0.answers[path]
        }
    }
}
