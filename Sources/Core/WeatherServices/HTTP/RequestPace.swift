import AsyncHTTPClient
import NIOCore
import Synchronization

/// A rate limit: one request in an interval for all callers together; further ones wait.
public final class RequestPace: Sendable {
    /// The limit of Nominatim's usage policy for the whole program: one request a second.
    public static let nominatim = RequestPace(interval: .seconds(1))

    private let interval: Duration
    private let now: @Sendable () -> ContinuousClock.Instant
    private let wait: @Sendable (Duration) async -> Void
    private let next = Mutex<ContinuousClock.Instant?>(nil)

    /// - Parameters:
    ///   - interval: The shortest time between two requests.
    ///   - now: A monotonic clock.
    ///   - wait: Returns after the given time, or earlier when the task is cancelled.
    public init(
        interval: Duration, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        wait: @escaping @Sendable (Duration) async -> Void = RequestPace.wait
    ) {
        self.interval = interval
        self.now = now
        self.wait = wait
    }

    /// Returns when a request may be sent; a request cancelled while waiting gives its turn to others.
    func waitForTurn() async throws(FetchError) {
        while let remaining = claim() {
            await wait(remaining)
            guard !Task.isCancelled else { throw .cancelled }
        }
    }

    /// Takes the turn and returns nil if it is free, else returns the time to wait.
    private func claim() -> Duration? {
        let moment = now()
        return next.withLock { next in
            if let next, next > moment { return moment.duration(to: next) }
            next = moment + interval
            return nil
        }
    }

    /// Waits by a timer of the event loop, which is removed on cancellation, unlike that of a cancelled `Task.sleep`.
    @Sendable
    public static func wait(_ time: Duration) async {
        let (moments, end) = AsyncStream.makeStream(of: Void.self)
        let timer = HTTPClient.defaultEventLoopGroup.any().scheduleTask(in: TimeAmount(time)) { end.finish() }
        for await _ in moments {}
        timer.cancel()
    }
}
