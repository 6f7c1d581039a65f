import Foundation
import Synchronization

/// Sends one request at a time to each host, in the order in which they come.
///
/// A request without an answer for `patience` no longer delays the others, as other services of the host may work.
public final class HostGate: HTTPTransport {
    private struct Waiter {
        let id: UUID
        let continuation: CheckedContinuation<Bool, Never>
    }

    /// The turn of one request, which ends with its answer or when `patience` has passed, whichever is first.
    private final class Turn: Sendable {
        private let isOver = Mutex(false)
        private let passOn: @Sendable () -> Void

        init(_ passOn: @escaping @Sendable () -> Void) {
            self.passOn = passOn
        }

        func end() {
            let wasOver = isOver.withLock { isOver in
                defer { isOver = true }
                return isOver
            }
            if !wasOver { passOn() }
        }
    }

    private let base: any HTTPTransport
    private let patience: Duration
    private let wait: @Sendable (Duration) async -> Void
    /// The requests waiting by host; a host without a running request has no entry.
    private let queues = Mutex<[String: [Waiter]]>([:])

    /// - Parameters:
    ///   - base: The transport that asks the servers.
    ///   - patience: The time after which the next request is sent beside one that has no answer yet.
    ///   - wait: Returns after the given time, or earlier when the task is cancelled.
    public init(
        _ base: any HTTPTransport, patience: Duration = .seconds(3),
        wait: @escaping @Sendable (Duration) async -> Void = RequestPace.wait
    ) {
        (self.base, self.patience, self.wait) = (base, patience, wait)
    }

    /// The number of waiting requests, at all hosts.
    var waitingCount: Int { queues.withLock { $0.values.reduce(0) { $0 + $1.count } } }

    /// Returns the answer, after the earlier requests to the same host have been answered or have taken longer than
    /// `patience`.
    public func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        let host = "\(request.url.host()?.lowercased() ?? ""):\(request.url.port ?? 0)"
        guard await turn(at: host) else { throw .cancelled }
        let turn = Turn { self.passOn(host) }
        let impatience = Task { [wait, patience] in
            await wait(patience)
            if !Task.isCancelled { turn.end() }
        }
        defer {
            impatience.cancel()
            turn.end()
        }
        return try await base.response(to: request)
    }

    /// Returns true once it is this request's turn; false if the request was cancelled before.
    private func turn(at host: String) async -> Bool {
        let id = UUID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: Bool? = queues.withLock { queues in
                    if Task.isCancelled { return false }
                    guard queues[host] != nil else {
                        queues[host] = []
                        return true
                    }
                    queues[host]?.append(Waiter(id: id, continuation: continuation))
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let waiter = queues.withLock { queues in
                queues[host]?.firstIndex { $0.id == id }.flatMap { queues[host]?.remove(at: $0) }
            }
            waiter?.continuation.resume(returning: false)
        }
    }

    private func passOn(_ host: String) {
        let next = queues.withLock { queues -> Waiter? in
            guard queues[host]?.isEmpty == false else {
                queues[host] = nil
                return nil
            }
            return queues[host]?.removeFirst()
        }
        next?.continuation.resume(returning: true)
    }
}
