import Foundation
import Synchronization

/// A server on this computer that answers every request with a forecast, one at a time.
final class AnsweringServer: Sendable {
    /// The port it listens on.
    let port: UInt16
    private let listener: Int32
    private let answers = Mutex<[ContinuousClock.Instant]>([])

    /// The moments at which it has answered so far.
    var times: [ContinuousClock.Instant] { answers.withLock { $0 } }

    /// - Throws: An error if there is no port to listen on.
    init() throws {
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
                let query = request.prefix { $0 != "\r\n" }.split(separator: " ").dropFirst().first?
                    .split(separator: "?").last.map(String.init)
                let body = MadeAnswer.body(query ?? "")
                let head =
                    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
                let answer = Array(Data(head.utf8) + body)
                var sent = 0
                while sent < answer.count {
                    let written = answer[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
                    guard written > 0 else { return }
                    sent += written
                }
                answers.withLock { $0.append(.now) }
            }
        }
    }
}
