import Foundation
import Glibc
import Synchronization

/// A server on this computer that answers every request, one at a time.
final class AnsweringServer: Sendable {
    /// What it answers to the path and the query of a request: a body of JSON, or of XML where it begins with "<".
    typealias Answer = @Sendable (_ path: String, _ query: String) -> Data

    /// The port it listens on.
    let port: UInt16
    private let listener: Int32
    private let answer: Answer
    private let answers = Mutex<[ContinuousClock.Instant]>([])

    /// The moments at which it has answered so far.
    var times: [ContinuousClock.Instant] { answers.withLock { $0 } }

    /// - Parameter answer: The answers; by default a forecast to each request.
    /// - Throws: An error if there is no port to listen on.
    init(_ answer: @escaping Answer = { MadeAnswer.body($1) }) throws {
        self.answer = answer
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw UnreadableInput(file: "127.0.0.1", detail: "no port to listen on") }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0, let self else { return }
                Thread.detachNewThread { [weak self] in self?.serve(connection) }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private func serve(_ connection: Int32) {
        defer { close(connection) }
        var received: [UInt8] = []
        while true {
            var buffer = [UInt8](repeating: 0, count: 8192)
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            received += buffer[..<count]
            while let end = received.firstRange(of: [13, 10, 13, 10]) {
                let request = String(decoding: received[..<end.lowerBound], as: UTF8.self)
                received.removeSubrange(..<end.upperBound)
                let asked = request.prefix { $0 != "\r\n" }.split(separator: " ").dropFirst().first ?? ""
                let parts = asked.split(separator: "?", maxSplits: 1).map(String.init)
                let body = answer(parts.first ?? "", parts.count > 1 ? parts[1] : "")
                let type = body.first == UInt8(ascii: "<") ? "xml" : "json"
                let head =
                    "HTTP/1.1 200 OK\r\nContent-Type: application/\(type)\r\nContent-Length: \(body.count)\r\n\r\n"
                guard Self.send(Array(Data(head.utf8) + body), over: connection) else { return }
                answers.withLock { $0.append(.now) }
            }
        }
    }

    private static func send(_ answer: [UInt8], over connection: Int32) -> Bool {
        var sent = 0
        while sent < answer.count {
            let written = answer[sent...].withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard written > 0 else { return false }
            sent += written
        }
        return true
    }
}
