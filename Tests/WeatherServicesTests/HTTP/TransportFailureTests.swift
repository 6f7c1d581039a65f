import Foundation
import Testing

@testable import WeatherServices

@Suite("The network transport, when things go wrong")
struct TransportFailureTests {
    private let transport = AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(3600))

    private func failure(_ transport: AsyncHTTPTransport, _ url: URL) async -> FetchError? {
        do throws(FetchError) {
            _ = try await transport.response(to: HTTPRequest(url: url))
            return nil
        } catch {
            return error
        }
    }

    /// Keeps the server until its answer has been taken.
    private func failure(_ transport: AsyncHTTPTransport, _ server: RawServer) async throws -> FetchError? {
        let failure = await failure(transport, try server.url)
        return withExtendedLifetime(server) { failure }
    }

    @Test("a refused connection is offline")
    func refused() async throws {
        let nobody = try RefusingPort()
        #expect(await failure(transport, nobody.url) == .offline)
        withExtendedLifetime(nobody) {}
    }

    @Test("a connection reset before any answer is offline")
    func resetAtOnce() async throws {
        let server = try RawServer([.reset])
        #expect(try await failure(transport, server) == .offline)
    }

    @Test("a connection closed without a word is offline")
    func closedAtOnce() async throws {
        let server = try RawServer([])
        #expect(try await failure(transport, server) == .offline)
    }

    @Test("a kept connection that the server closes at the next request is no failure")
    func keptTooLong() async throws {
        let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
        let server = try RawServer(sending: answer, then: .ignore)
        for _ in 1...3 {
            let response = try await transport.response(to: HTTPRequest(url: server.url))
            #expect(response.body == Data("{}".utf8))
        }
        withExtendedLifetime(server) {}
    }

    @Test(
        "a body that breaks off is unreadable",
        arguments: [
            "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"latitude\":",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nc\r\n{\"latitude\":\r\n",
        ])
    func brokenOff(answer: String) async throws {
        let ended = try RawServer(sending: answer)
        #expect(try await failure(transport, ended) == .unreadableAnswer)
        let reset = try RawServer(sending: answer, then: .reset)
        #expect(try await failure(transport, reset) == .unreadableAnswer)
    }

    @Test("what is not HTTP is unreadable")
    func notHTTP() async throws {
        let server = try RawServer(sending: "SSH-2.0-OpenSSH_9.2\r\n\r\n")
        #expect(try await failure(transport, server) == .unreadableAnswer)
    }

    @Test("broken gzip is unreadable")
    func brokenGzip() async throws {
        let server = try RawServer(
            sending: "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 10\r\n\r\nnot gzip!!")
        #expect(try await failure(transport, server) == .unreadableAnswer)
    }

    @Test(
        "silence ends at the deadline, before the head and within the body alike",
        arguments: ["", "HTTP/1.1 200 OK\r\nContent-Le", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"])
    func silence(said: String) async throws {
        let server = try RawServer(sending: said, then: .wait)
        let hasty = AsyncHTTPTransport(.free, environment: [:], deadline: .milliseconds(200))
        #expect(try await failure(hasty, server) == .timedOut(after: 1))
        #expect(await server.events.first { $0 == .peerLeft } == .peerLeft)
    }

    @Test("an answer over the limit is too large, told its length or not")
    func tooLarge() async throws {
        let small = AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600), bodyLimit: 1000)
        let body = String(repeating: "x", count: 1001)
        let told = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n\(body)")
        #expect(try await failure(small, told) == .answerTooLarge(limit: 1000))
        let untold = try RawServer(sending: "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(body)")
        #expect(try await failure(small, untold) == .answerTooLarge(limit: 1000))
        let exact = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n\(body.dropLast())")
        #expect(try await failure(small, exact) == nil)
    }

    @Test("a gigabyte of gzipped zeros is too large long before it is inflated")
    func bomb() async throws {
        let zeros = GzippedZeros.data(inflatingTo: 1 << 30)
        let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(zeros.count)\r\n\r\n"
        let server = try RawServer([.send(Data(head.utf8)), .send(zeros), .wait])
        #expect(try await failure(transport, server) == .answerTooLarge(limit: 8 << 20))
        #expect(await server.events.first { $0 == .peerLeft } == .peerLeft)
    }

    @Test("a server that does not speak TLS is insecure")
    func notTLS() async throws {
        let server = try RawServer(sending: "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
        #expect(try await failure(transport, address("https://127.0.0.1:\(server.port)/")) == .insecure)
    }

    @Test(
        "plain http to any host but this machine is insecure, and nothing is connected",
        arguments: [
            "http://192.0.2.1/", "http://127.0.0.1.example.org/", "http://127.0.0.1.5/", "http://128.0.0.1/",
            "http://example.org/", "ftp://example.org/",
        ])
    func plain(text: String) async throws {
        let hasty = AsyncHTTPTransport(.free, environment: [:], deadline: .milliseconds(200))
        #expect(try await failure(hasty, address(text)) == .insecure)
    }

    @Test("a cancelled task ends the request on the wire, and says so", .timeLimit(.minutes(30)))
    func cancellation() async throws {
        let server = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{", then: .wait)
        let url = try server.url
        let task = Task { await failure(transport, url) }
        var events = server.events.makeAsyncIterator()
        guard case .request = await events.next() else { Issue.record("no request came"); return }
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(await events.next() == .peerLeft)
    }

    @Test("a task cancelled beforehand asks nothing")
    func cancelledBeforehand() async throws {
        let server = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
        let url = try server.url
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await failure(transport, url)
        }
        #expect(await task.value == .cancelled)
    }
}
