import Foundation
import Synchronization

/// Lets one request at a time through to a host, in the order they came.
///
/// Those that wait behind one that is not answered fail with it: to wait for the same silence in turn helps nobody.
public final class HostGate: HTTPTransport {
    private struct Waiter {
        let id: UUID
        let continuation: CheckedContinuation<FetchError?, Never>
    }

    private let base: any HTTPTransport
    /// Who waits for a host; a host that is not being asked is not in it.
    private let queues = Mutex<[String: [Waiter]]>([:])

    /// - Parameter base: Asks the servers.
    public init(_ base: any HTTPTransport) {
        self.base = base
    }

    /// Requests that wait for their turn, at all hosts.
    var waitingCount: Int { queues.withLock { $0.values.reduce(0) { $0 + $1.count } } }

    /// The answer, once the earlier requests to the same host have theirs.
    public func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        let host = "\(request.url.host()?.lowercased() ?? ""):\(request.url.port ?? 0)"
        if let error = await turn(at: host) { throw error }
        do throws(FetchError) {
            let response = try await base.response(to: request)
            passOn(host, nil)
            return response
        } catch {
            passOn(host, error)
            throw error
        }
    }

    /// Nil once it is this request's turn.
    private func turn(at host: String) async -> FetchError? {
        let id = UUID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: FetchError?? = queues.withLock { queues in
                    if Task.isCancelled { return .some(.cancelled) }
                    guard queues[host] != nil else {
                        queues[host] = []
                        return .some(nil)
                    }
                    queues[host]?.append(Waiter(id: id, continuation: continuation))
                    return .none
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

    private func passOn(_ host: String, _ error: FetchError?) {
        let silence: FetchError? =
            switch error {
            case .offline, .timedOut: error
            default: nil
            }
        let released = queues.withLock { queues -> [Waiter] in
            let waiting = queues[host] ?? []
            if silence != nil || waiting.isEmpty {
                queues[host] = nil
                return waiting
            }
            return [queues[host]?.removeFirst()].compactMap { $0 }
        }
        for waiter in released { waiter.continuation.resume(returning: silence) }
    }
}
