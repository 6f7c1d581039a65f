import AsyncHTTPClient
import NIOCore
import Synchronization

/// Lets one request in an interval go, for all who share it; those who come earlier wait.
public final class RequestPace: Sendable {
    /// One request a second, for the whole program.
    public static let nominatim = RequestPace(interval: .seconds(1))

    private let interval: Duration
    private let now: @Sendable () -> ContinuousClock.Instant
    private let wait: @Sendable (Duration) async -> Void
    private let next = Mutex<ContinuousClock.Instant?>(nil)

    /// - Parameters:
    ///   - interval: From one request to the next.
    ///   - now: A clock that nobody sets back.
    ///   - wait: Returns after the time it is handed, or earlier when the task is cancelled.
    public init(
        interval: Duration, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        wait: @escaping @Sendable (Duration) async -> Void = RequestPace.wait
    ) {
        self.interval = interval
        self.now = now
        self.wait = wait
    }

    /// Returns when a request may go; one that is cancelled while it waits leaves its turn to others.
    func turn() async throws(FetchError) {
        while let rest = claim() {
            await wait(rest)
            guard !Task.isCancelled else { throw .cancelled }
        }
    }

    /// The time still to wait; nil where the turn is taken.
    private func claim() -> Duration? {
        let moment = now()
        return next.withLock { next in
            if let next, next > moment { return moment.duration(to: next) }
            next = moment + interval
            return nil
        }
    }

    /// By a timer of the event loop, which does not outlive the wait; that of a cancelled `Task.sleep` would.
    @Sendable
    public static func wait(_ time: Duration) async {
        let (moments, end) = AsyncStream.makeStream(of: Void.self)
        let timer = HTTPClient.defaultEventLoopGroup.any().scheduleTask(in: TimeAmount(time)) { end.finish() }
        for await _ in moments {}
        timer.cancel()
    }
}
