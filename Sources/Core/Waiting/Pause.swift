public import Foundation

/// A wait that wakes the process at its end and at no other time.
public enum Pause {
    private static let alarm = Alarm()

    /// Returns after the given seconds; throws at once if the task is cancelled.
    @Sendable
    public static func wait(seconds: TimeInterval) async throws {
        let (moments, end) = AsyncStream.makeStream(of: Void.self)
        let number = alarm.set(after: seconds) { end.finish() }
        // After a cancellation the timer must not wake the process either.
        defer { alarm.clear(number) }
        for await _ in moments {}
        try Task.checkCancellation()
    }
}
