import Waiting

/// The pause after a key press before the network is asked, so that a word typed quickly is one search.
enum TypingPause {
    /// Returns after 300 ms, or throws at once when the task is cancelled.
    @Sendable
    static func wait() async throws {
        try await Pause.wait(seconds: 0.3)
    }
}
