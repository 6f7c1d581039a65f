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

    /// Milliseconds to the next full minute, and a little more, so that a clock that is adjusted backwards does not fire twice.
    ///
    /// - Parameter time: Microseconds since 1970, negative before it.
    static func wait(at time: Int64) -> UInt32 {
        let rest = Int(time / 1000 % 60_000)
        return UInt32(60_000 - (rest < 0 ? rest + 60_000 : rest) + 20)
    }

    private func schedule() {
        timeout = Timeout(milliseconds: Self.wait(at: Int64(g_get_real_time()))) { [weak self] in
            self?.handler()
            self?.schedule()
        }
    }
}
