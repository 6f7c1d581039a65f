import Synchronization

/// The signs of life of a source that is being asked: a request of it was sent or answered, a piece of an answer came, or
/// the line of requests in which it waits moved on.
final class SourcePulse: Sendable {
    /// The pulse of the source on whose behalf the task makes requests; nil if nobody watches it.
    @TaskLocal static var current: SourcePulse?

    private let beats = Mutex<(count: Int, last: ContinuousClock.Instant)>((0, .now))
    /// The pulse of all sources asked for the same part; nil for that one itself.
    private let whole: SourcePulse?

    init(within whole: SourcePulse? = nil) {
        self.whole = whole
    }

    /// The number of signs of life, and the time of the last one or else of the beginning.
    var latest: (count: Int, last: ContinuousClock.Instant) { beats.withLock { $0 } }

    func beat() {
        beats.withLock { $0 = ($0.count + 1, .now) }
        whole?.beat()
    }
}
