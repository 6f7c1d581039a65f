internal import CGtk

/// Calls a handler once after a time on the main loop; cancelled when it is released.
@MainActor
public final class Timeout {
    private var source: guint = 0

    /// - Parameter milliseconds: The time from now on, by the monotonic clock.
    public init(milliseconds: UInt32, _ handler: @escaping @MainActor () -> Void) {
        let fire: @MainActor () -> Void = { [weak self] in
            self?.source = 0
            handler()
        }
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds, timeoutTrampoline.callback, timeoutTrampoline.data(for: fire),
            boxDestroyNotify)
    }

    isolated deinit {
        if source != 0 { g_source_remove(source) }
    }
}

private let timeoutTrampoline: Trampoline<@convention(c) (gpointer?) -> gboolean, @MainActor () -> Void> =
    Trampoline { data in
        let handler = timeoutTrampoline.handler(behind: data)
        MainActor.assumeIsolated { handler() }
        return 0
    }
