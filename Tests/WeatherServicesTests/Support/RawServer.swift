import Foundation
import Glibc
import Testing

/// A server on 127.0.0.1 that answers with bytes as they are, and misbehaves on purpose.
final class RawServer: Sendable {
    enum Step: Sendable {
        case send(Data)
        /// Ends the connection with RST, so that the other side sees an error and not an end.
        case reset
        /// Takes another request, and leaves it without an answer.
        case ignore
        /// Says nothing more until the other side has gone.
        case wait
        /// One byte, again and again, with a little pause after each, until the other side has gone.
        case drip(UInt8)
    }

    enum Event: Sendable, Equatable {
        case request(String)
        case peerLeft
    }

    let port: UInt16
    let events: AsyncStream<Event>
    private let listener: Int32

    /// The head of the first request that came; a test in which anything else came first fails.
    func firstRequest() async throws -> String {
        let first = try #require(await events.first { _ in true }, "nobody came")
        guard case .request(let head) = first else {
            Issue.record("\(first) came before any request")
            throw CancellationError()
        }
        return head
    }

    /// Every connection gets the steps in turn, and is then closed.
    convenience init(_ steps: [Step]) throws {
        try self.init { _ in steps }
    }

    /// - Parameter steps: Returns the steps of a connection by its number, counted from 1.
    init(_ steps: @escaping @Sendable (Int) -> [Step]) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        try #require(bound)
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        // Nobody looks at more, where thousands of connections are made.
        let (events, feed) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingOldest(1000))
        self.events = events
        Thread.detachNewThread {
            var number = 0
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                number += 1
                Self.serve(connection, steps(number), feed)
            }
            // Closed here and nowhere else: a number given back earlier could name another server's socket by now.
            close(listener)
        }
    }

    /// Refuses connections from here on, and ends the thread that accepts them.
    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    convenience init(sending text: String, then step: Step? = nil) throws {
        try self.init([.send(Data(text.utf8))] + [step].compactMap { $0 })
    }

    var url: URL {
        get throws { try address("http://127.0.0.1:\(port)/") }
    }

    private static func serve(_ connection: Int32, _ steps: [Step], _ feed: AsyncStream<Event>.Continuation) {
        defer { close(connection) }
        guard let head = read(connection) else { return }
        feed.yield(.request(head))
        for step in steps {
            switch step {
            case .send(let data):
                guard write(data, to: connection) else { return _ = feed.yield(.peerLeft) }
            case .reset:
                var immediately = linger(l_onoff: 1, l_linger: 0)
                setsockopt(connection, SOL_SOCKET, SO_LINGER, &immediately, socklen_t(MemoryLayout<linger>.size))
            case .ignore:
                if let head = read(connection) { feed.yield(.request(head)) }
            case .wait:
                while read(connection) != nil {}
                feed.yield(.peerLeft)
            case .drip(let byte):
                var state = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
                while poll(&state, 1, 10) == 0 && write(Data([byte]), to: connection) {}
                feed.yield(.peerLeft)
            }
        }
    }

    private static func read(_ connection: Int32) -> String? {
        var buffer = [UInt8](repeating: 0, count: 16384)
        let count = recv(connection, &buffer, buffer.count, 0)
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }

    private static func write(_ data: Data, to connection: Int32) -> Bool {
        var rest = data[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard sent > 0 else { return false }
            rest = rest.dropFirst(sent)
        }
        return true
    }
}
