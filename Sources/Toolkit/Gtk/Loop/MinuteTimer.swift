internal import CGtk

/// Calls back just after each full minute of the wall clock, and wakes the process at no other time.
///
/// The wait itself is monotonic: the first call after a suspend or a change of the clock comes up to a minute late.
@MainActor
public final class MinuteTimer {
    private let handler: @MainActor () -> Void
    private var timeout: Timeout?

    /// The first call comes at the next full minute.
    public init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
        schedule()
    }

    private func schedule() {
        let sinceMinute = UInt32(g_get_real_time() / 1000 % 60_000)
        // A little after the minute, so that a clock that is adjusted backwards does not fire twice.
        timeout = Timeout(milliseconds: 60_000 - sinceMinute + 20) { [weak self] in
            self?.handler()
            self?.schedule()
        }
    }
}
