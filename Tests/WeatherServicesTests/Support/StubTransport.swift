import Foundation
import Synchronization

@testable import WeatherServices

/// Answers every request with what a closure says, and remembers what was asked.
final class StubTransport: HTTPTransport {
    private let answer: @Sendable (HTTPRequest) throws(FetchError) -> HTTPResponse
    private let log = Mutex<[HTTPRequest]>([])

    init(_ answer: @escaping @Sendable (HTTPRequest) throws(FetchError) -> HTTPResponse) {
        self.answer = answer
    }

    convenience init(status: Int = 200, headers: [String: String] = [:], body: Data) {
        self.init { _ throws(FetchError) in HTTPResponse(status: status, headers: headers, body: body) }
    }

    var requests: [HTTPRequest] { log.withLock { $0 } }

    func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        log.withLock { $0.append(request) }
        return try answer(request)
    }
}
