public import Observation

/// Whether one place is being refreshed, so that a page is not told of every other place's requests.
@MainActor @Observable
public final class RefreshActivity {
    /// Whether a request for the place is running.
    public internal(set) var isRunning = false
}
