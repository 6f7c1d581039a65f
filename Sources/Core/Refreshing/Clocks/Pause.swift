import Dispatch
public import Foundation

/// A wait that leaves the process asleep.
public enum Pause {
    /// Serial, and so not watched: `Task.sleep` wakes up on libdispatch's shared pool, which from its first job on is
    /// watched by a timer that wakes the process once a second for ever.
    private static let queue = DispatchQueue(label: "fairweather.pause")

    /// Returns after so many seconds, or throws at once when the task is cancelled.
    @Sendable
    public static func wait(seconds: TimeInterval) async throws {
        let (moments, end) = AsyncStream.makeStream(of: Void.self)
        let alarm = DispatchSource.makeTimerSource(queue: queue)
        alarm.schedule(deadline: .now() + .milliseconds(Int(seconds * 1000)))
        alarm.setEventHandler { end.finish() }
        alarm.resume()
        // Where nobody waits any more, nothing must wake the process either.
        defer { alarm.cancel() }
        for await _ in moments {}
        try Task.checkCancellation()
    }
}
