import Dispatch

/// The pause after a key press before the network is asked, so that a word typed quickly is one search.
enum TypingPause {
    /// Serial, and so not watched: `Task.sleep` wakes up on libdispatch's shared pool, which from its first job on is
    /// watched by a timer that wakes the process once a second for ever.
    private static let queue = DispatchQueue(label: "fairweather.typing-pause")

    /// Returns after 300 ms, or throws at once when the task is cancelled.
    @Sendable
    static func wait() async throws {
        let (moments, end) = AsyncStream.makeStream(of: Void.self)
        queue.asyncAfter(deadline: .now() + .milliseconds(300)) { end.finish() }
        for await _ in moments {}
        try Task.checkCancellation()
    }
}
