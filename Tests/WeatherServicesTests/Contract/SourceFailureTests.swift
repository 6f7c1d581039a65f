import Foundation
import Testing

@testable import WeatherServices

@Suite("How every source of forecasts fails")
struct SourceFailureTests {
    @Test("the status is judged before the body", arguments: try SourceContract.all())
    func statuses(_ contract: SourceContract) async throws {
        func failure(_ status: Int, _ headers: [String: String] = [:]) async throws -> FetchError? {
            try await contract.failure(HTTPResponse(status: status, headers: headers, body: Data("{}".utf8)))
        }
        #expect(try await failure(403) == contract.forbidden)
        #expect(try await failure(404) == .notFound)
        #expect(try await failure(422) == .rejected(status: 422, reason: nil))
        #expect(try await failure(429) == .quotaExceeded(retryAfter: nil))
        let later = try instant(contract.arrival).addingTimeInterval(90)
        #expect(try await failure(429, ["retry-after": "90"]) == .quotaExceeded(retryAfter: later))
        #expect(try await failure(500) == .serverTrouble(status: 500))
        #expect(try await failure(503) == .serverTrouble(status: 503))
    }

    @Test("a success without data in it is an error", arguments: try SourceContract.all())
    func bodies(_ contract: SourceContract) async throws {
        func failure(_ body: String, status: Int = 200) async throws -> FetchError? {
            try await contract.failure(HTTPResponse(status: status, body: Data(body.utf8)))
        }
        #expect(try await failure("", status: 204) == .emptyAnswer)
        #expect(try await failure(" \n") == .emptyAnswer)
        #expect(try await failure("<!doctype html><title>Log in</title>") == .webPage)
        for body in ["[]", "null", "7", "\"x\"", "{\"properties\": 7}", "[[]]", "\u{0}", "{\"a\":1}}"] {
            #expect(try await failure(body) == .unreadableAnswer, "\(body)")
        }
    }

    @Test("nesting without end is unreadable", arguments: try SourceContract.all())
    func depth(_ contract: SourceContract) async throws {
        for (opening, closing) in [("[", "]"), ("{\"properties\":", "}")] {
            let deep = String(repeating: opening, count: 100_000) + "1" + String(repeating: closing, count: 100_000)
            #expect(try await contract.failure(HTTPResponse(status: 200, body: Data(deep.utf8))) == .unreadableAnswer)
        }
    }

    @Test(
        "a failure of the transport is handed on", arguments: try SourceContract.all(),
        [FetchError.offline, .cancelled])
    func transport(_ contract: SourceContract, _ error: FetchError) async throws {
        let service = contract.service(StubTransport { _ throws(FetchError) in throw error }) { .distantPast }
        await #expect(throws: error) { try await service.forecast(for: contract.location) }
    }
}
