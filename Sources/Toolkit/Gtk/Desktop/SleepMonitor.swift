/// Detects by logind on the system bus that the computer has woken up.
///
/// Without a system bus or logind, it never calls.
@MainActor
public final class SleepMonitor {
    let bus: BusConnection

    /// - Parameters:
    ///   - place: The bus of logind.
    ///   - handler: Called after each sleep, until the monitor is released.
    public init(on place: MessageBus = .system, onResume handler: @escaping @MainActor () -> Void) {
        bus = BusConnection(place) { bus in
            bus.onSignal(
                "PrepareForSleep", of: "org.freedesktop.login1.Manager", at: "/org/freedesktop/login1",
                from: "org.freedesktop.login1", type: "(b)"
            ) { arguments in
                // The argument is true before the sleep and false after it.
                if arguments.children.first?.flag == false { handler() }
            }
        }
    }
}
