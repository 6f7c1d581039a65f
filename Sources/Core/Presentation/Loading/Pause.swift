import Dispatch
import Foundation

/// A wait that leaves the process asleep.
enum Pause {
    /// Serial, and so not watched: `Task.sleep` wakes up on libdispatch's shared pool, which from its first job on is
    /// watched by a timer that wakes the process once a second for ever.
    private static let queue = DispatchQueue(label: "fairweather.pause")

    /// Returns after so many seconds, or throws at once when the task is cancelled.
    @Sendable
    static func wait(seconds: TimeInterval) async throws {
        let (moments, end) = AsyncStream.makeStream(of: Void.self)
        // A timer that nobody waits for any more must not wake the process.
        let alarm = DispatchWorkItem { end.finish() }
        queue.asyncAfter(deadline: .now() + .milliseconds(Int(seconds * 1000)), execute: alarm)
        defer { alarm.cancel() }
        for await _ in moments {}
        try Task.checkCancellation()
    }
}
