import CGtk

/// Tells how long the main thread computes between two waits for events, which is how long a window cannot answer.
@MainActor
public enum LoopTurns {
    private static var waitForEvents: GPollFunc?
    private static var handler: (@MainActor (Double) -> Void)?
    private static var begin = 0.0

    /// Calls the handler with the seconds of each turn of the loop from now on; nil for nobody.
    public static func watch(_ handler: (@MainActor (Double) -> Void)?) {
        Self.handler = handler
        begin = processorTime
        guard waitForEvents == nil else { return }
        waitForEvents = g_main_context_get_poll_func(nil)
        g_main_context_set_poll_func(nil) { descriptors, count, limit in
            // The loop's own thread is the main one.
            MainActor.assumeIsolated {
                LoopTurns.end()
                defer { LoopTurns.begin = LoopTurns.processorTime }
                return LoopTurns.waitForEvents?(descriptors, count, limit) ?? 0
            }
        }
    }

    /// Leaves out what was done since the last wait, as a test's own work is none of the window's.
    public static func leaveOut() { begin = processorTime }

    private static func end() { handler?(processorTime - begin) }

    /// Seconds that this thread has computed.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
