import Dispatch
public import Foundation

/// A wait that does not wake the process before its end.
public enum Pause {
    /// A serial queue: `Task.sleep` uses libdispatch's shared pool, which from its first job on is monitored by a timer
    /// that wakes the process every second.
    private static let queue = DispatchQueue(label: "fairweather.pause")

    /// Returns after the given seconds; throws at once if the task is cancelled.
    @Sendable
    public static func wait(seconds: TimeInterval) async throws {
        let (moments, end) = AsyncStream.makeStream(of: Void.self)
        let alarm = DispatchSource.makeTimerSource(queue: queue)
        alarm.schedule(deadline: .now() + .milliseconds(Int(seconds * 1000)))
        alarm.setEventHandler { end.finish() }
        alarm.resume()
        // After a cancellation the timer must not wake the process either.
        defer { alarm.cancel() }
        for await _ in moments {}
        try Task.checkCancellation()
    }
}
