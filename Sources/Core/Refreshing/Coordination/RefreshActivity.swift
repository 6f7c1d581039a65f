public import Observation
public import WeatherModel

/// What one place is being refreshed of, so that a page is not told of every other place's requests.
@MainActor @Observable
public final class RefreshActivity {
    /// The parts that are being asked for; empty if no request for the place is running.
    public internal(set) var parts: Set<WeatherPart> = []
    /// Whether a request for the place is running.
    public var isRunning: Bool { !parts.isEmpty }
}
