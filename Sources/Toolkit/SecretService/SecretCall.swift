internal import CSecret
internal import Synchronization
internal import Waiting

/// A running call, ended once by the service's answer, its deadline or the caller.
///
/// `@unchecked Sendable`: the state is protected by a mutex, and a GCancellable can be used by any thread.
final class SecretCall<Value: Sendable>: @unchecked Sendable {
    typealias Outcome = Result<Value, SecretServiceError>

    private enum State {
        case idle
        case waiting(CheckedContinuation<Outcome, Never>, Task<Void, Never>)
        case ended(Outcome)
    }

    let cancellable: UnsafeMutablePointer<GCancellable>
    private let state = Mutex(State.idle)

    init() {
        cancellable = g_cancellable_new()
    }

    deinit {
        g_object_unref(cancellable)
    }

    /// - Parameter deadline: The time after which the call is cancelled with `timedOut`.
    func begin(_ continuation: CheckedContinuation<Outcome, Never>, deadline: Duration) {
        let early = state.withLock { state -> Outcome? in
            if case .ended(let outcome) = state { return outcome }
            let alarm = Task { [weak self] in
                guard (try? await Pause.wait(seconds: deadline / .seconds(1))) != nil else { return }
                self?.end(.failure(.timedOut))
            }
            state = .waiting(continuation, alarm)
            return nil
        }
        if let early { continuation.resume(returning: early) }
    }

    /// Ends the call; later outcomes are ignored.
    func end(_ outcome: Outcome) {
        let waiting = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
            switch state {
            case .ended: return nil
            case .idle:
                state = .ended(outcome)
                return nil
            case .waiting(let continuation, let alarm):
                alarm.cancel()
                state = .ended(outcome)
                return continuation
            }
        }
        if case .failure = outcome { g_cancellable_cancel(cancellable) }
        waiting?.resume(returning: outcome)
    }
}
