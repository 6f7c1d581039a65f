public import Foundation
import Synchronization

/// Sends one request at a time to each host, in the order in which they come.
///
/// Requests that wait behind one that is told to leave the server alone are not sent.
/// A request without an answer for `timeout` no longer delays the others, as other services of the host may work.
public final class HostGate: HTTPTransport {
    private struct Waiter {
        let id: UUID
        let pulse: SourcePulse?
        let continuation: CheckedContinuation<FetchError?, Never>
    }

    /// The turn of one request, which ends with its answer or when `timeout` has passed, whichever is first.
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
    private let timeout: Duration
    private let wait: @Sendable (Duration) async -> Void
    private let now: @Sendable () -> Date
    /// The requests waiting by host; a host without a running request has no entry.
    private let queues = Mutex<[String: [Waiter]]>([:])

    /// - Parameters:
    ///   - base: The transport that asks the servers.
    ///   - timeout: The time after which the next request is sent beside one that has no answer yet.
    ///   - wait: Returns after the given time, or earlier when the task is cancelled.
    ///   - now: Returns the current time, from which a server's seconds count.
    public init(
        _ base: any HTTPTransport, timeout: Duration = .seconds(3),
        wait: @escaping @Sendable (Duration) async -> Void = RequestPace.wait,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.base, self.timeout, self.wait, self.now) = (base, timeout, wait, now)
    }

    /// The number of waiting requests, at all hosts.
    var waitingCount: Int { queues.withLock { $0.values.reduce(0) { $0 + $1.count } } }

    /// Returns the answer, after the earlier requests to the same host have been answered or have taken longer than
    /// `timeout`.
    public func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        let host = "\(request.url.host()?.lowercased() ?? ""):\(request.url.port ?? 0)"
        if let refusal = await refusal(at: host) { throw refusal }
        SourcePulse.current?.beat()
        let turn = Turn { self.passOn(host) }
        let timer = Task { [wait, timeout] in
            await wait(timeout)
            if !Task.isCancelled { turn.end() }
        }
        defer {
            timer.cancel()
            turn.end()
        }
        let response = try await base.response(to: request)
        SourcePulse.current?.beat()
        answered(host, response.order(now: now()))
        return response
    }

    /// Tells those who wait for the host that it answered, and sends them away if it wants to be left alone.
    private func answered(_ host: String, _ order: FetchError?) {
        let waiting = queues.withLock { queues in
            defer { if order != nil, queues[host] != nil { queues[host] = [] } }
            return queues[host] ?? []
        }
        for waiter in waiting {
            waiter.pulse?.beat()
            if let order { waiter.continuation.resume(returning: order) }
        }
    }

    /// Returns nil once it is this request's turn; the error if it was cancelled or sent away before.
    private func refusal(at host: String) async -> FetchError? {
        let id = UUID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: FetchError?? = queues.withLock { queues in
                    if Task.isCancelled { return .some(.cancelled) }
                    guard queues[host] != nil else {
                        queues[host] = []
                        return .some(nil)
                    }
                    queues[host]?.append(Waiter(id: id, pulse: SourcePulse.current, continuation: continuation))
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let waiter = queues.withLock { queues in
                queues[host]?.firstIndex { $0.id == id }.flatMap { queues[host]?.remove(at: $0) }
            }
            waiter?.continuation.resume(returning: .cancelled)
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
        next?.continuation.resume(returning: nil)
    }
}
