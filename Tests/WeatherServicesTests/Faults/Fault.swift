import Foundation
import Testing

@testable import WeatherServices

/// A way for a source to fail over a real socket.
struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What the first source's server does; nil for one that nobody listens at.
    let steps: [RawServer.Step]?
    /// What the failure must be told as.
    let error: FetchError
    /// Whether the request is to end at a short deadline, and not on its own.
    var isOverdue = false
    /// Whether the source rests for this place only, and may be asked about another.
    var isOfPlace = false

    private static func answer(
        _ description: String, _ status: String, _ error: FetchError, headers: String = "", body: String = "{}",
        isOfPlace: Bool = false
    ) -> Fault {
        // The server closes each connection: where it does not say so, a second request may meet the end of the first.
        let ending = "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n"
        let text = "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\n\(headers)\(ending)\r\n\(body)"
        return Fault(testDescription: description, steps: [.send(Data(text.utf8))], error: error, isOfPlace: isOfPlace)
    }

    private static func bytes(_ text: String) -> RawServer.Step { .send(Data(text.utf8)) }

    private static let halfAnswer = bytes("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n{\"latitude\": 52.5")

    static let connections = [
        Fault(testDescription: "refused", steps: nil, error: .offline),
        Fault(testDescription: "closed at once", steps: [], error: .offline),
        Fault(testDescription: "reset before the answer", steps: [.reset], error: .offline),
        Fault(testDescription: "reset within the body", steps: [halfAnswer, .reset], error: .unreadableAnswer),
        Fault(testDescription: "truncated 200", steps: [halfAnswer], error: .unreadableAnswer),
        Fault(testDescription: "silence", steps: [.wait], error: .timedOut(after: 1), isOverdue: true),
        Fault(
            testDescription: "silence within the body", steps: [halfAnswer, .wait], error: .timedOut(after: 1),
            isOverdue: true),
        Fault(
            testDescription: "slow drip of a header", steps: [bytes("HTTP/1.1 200 OK\r\nX-A: "), .drip(120)],
            error: .timedOut(after: 1), isOverdue: true),
        Fault(
            testDescription: "slow drip of a body",
            steps: [bytes("HTTP/1.1 200 OK\r\nContent-Length: 5000000\r\n\r\n"), .drip(32)],
            error: .timedOut(after: 1), isOverdue: true),
    ]

    static let answers = [
        Fault(
            testDescription: "a gigabyte of zeros, gzipped",
            steps: [
                bytes("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n"),
                .send(GzippedZeros.data(inflatingTo: 1 << 30)),
            ], error: .answerTooLarge(limit: 8 << 20)),
        answer("endless redirects", "302 Found", .redirectRefused, headers: "Location: /again\r\n"),
        answer("redirect to another host", "301 Moved", .redirectRefused, headers: "Location: http://localhost:1/\r\n"),
        answer(
            "redirect to plain http elsewhere", "308 Moved", .redirectRefused, headers: "Location: //192.0.2.1/\r\n"),
        answer("401", "401 Unauthorized", .rejected(status: 401, reason: nil)),
        answer("403", "403 Forbidden", .rejected(status: 403, reason: nil), body: "<html>"),
        answer("404", "404 Not Found", .notFound, body: "", isOfPlace: true),
        answer(
            "422", "422 Unprocessable", .rejected(status: 422, reason: "out of reach"),
            body: "{\"error\": true, \"reason\": \"out of reach\"}", isOfPlace: true),
        answer("429", "429 Too Many Requests", .quotaExceeded(retryAfter: nil)),
        answer(
            "429 with Retry-After", "429 Too Many Requests",
            .quotaExceeded(retryAfter: Date(timeIntervalSince1970: 1_768_478_490)), headers: "Retry-After: 90\r\n"),
        answer(
            "429 with a reason", "429 Too Many Requests",
            .quotaExceeded(retryAfter: Date(timeIntervalSince1970: 1_768_478_460)),
            body: "{\"reason\": \"Minutely API request limit exceeded. Please try again in one minute.\"}"),
        answer("500", "500 Internal", .serverTrouble(status: 500), body: "<html>"),
        answer("503", "503 Unavailable", .serverTrouble(status: 503), body: ""),
        answer(
            "503 with Retry-After", "503 Unavailable",
            .serverTrouble(status: 503, retryAfter: Date(timeIntervalSince1970: 1_768_478_490)),
            headers: "Retry-After: Thu, 15 Jan 2026 12:01:30 GMT\r\n"),
        Fault(testDescription: "204", steps: [bytes("HTTP/1.1 204 No Content\r\n\r\n")], error: .emptyAnswer),
        answer("an empty 200", "200 OK", .emptyAnswer, body: ""),
        answer("a web page in a 200", "200 OK", .webPage, body: "<!DOCTYPE html>"),
        answer("an error in a 200", "200 OK", .serverTrouble(status: 200), body: "{\"error\": true}"),
        answer("half a document in a 200", "200 OK", .unreadableAnswer, body: "{\"latitude\": 52.5, \"hourly\": {"),
        answer("a 304 that nobody asked for", "304 Not Modified", .emptyAnswer, body: ""),
    ]
}
