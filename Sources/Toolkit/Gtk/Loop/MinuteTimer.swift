internal import CGtk

/// Calls a handler just after each full minute of the wall clock, without waking the process in between.
///
/// The timer is monotonic, so the first call after a suspend or a change of the clock may be up to a minute late.
@MainActor
public final class MinuteTimer {
    private let handler: @MainActor () -> Void
    private var timeout: Timeout?

    /// Starts the timer; the first call is at the next full minute.
    public init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
        schedule()
    }

    /// Returns the milliseconds to the next full minute and a little more, so that a clock adjusted backwards does not
    /// cause two calls.
    ///
    /// - Parameter time: The microseconds since 1970, negative before.
    static func wait(at time: Int64) -> UInt32 {
        let remainder = Int(time / 1000 % 60_000)
        return UInt32(60_000 - (remainder < 0 ? remainder + 60_000 : remainder) + 20)
    }

    private func schedule() {
        timeout = Timeout(milliseconds: Self.wait(at: Int64(g_get_real_time()))) { [weak self] in
            self?.handler()
            self?.schedule()
        }
    }
}
