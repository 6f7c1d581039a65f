import Foundation
import Synchronization

@testable import WeatherServices

/// Holds every request until a test answers it.
final class HeldTransport: HTTPTransport {
    typealias Answer = Result<HTTPResponse, FetchError>
    private let held = Mutex<[String: CheckedContinuation<Answer, Never>]>([:])
    let arrivals: AsyncStream<String>
    private let feed: AsyncStream<String>.Continuation

    init() {
        (arrivals, feed) = AsyncStream.makeStream(of: String.self)
    }

    func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        let answer = await withCheckedContinuation { continuation in
            held.withLock { $0[request.url.path()] = continuation }
            feed.yield(request.url.path())
        }
        return try answer.get()
    }

    func answer(_ path: String, _ answer: Answer = .success(HTTPResponse(status: 200))) {
        held.withLock { $0.removeValue(forKey: path) }?.resume(returning: answer)
    }

    /// Waits until the task is cancelled: no machine is so slow that somebody goes out of turn.
    static func patiently(_: Duration) async { await RequestPace.wait(.seconds(86400)) }
}
