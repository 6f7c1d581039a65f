/// Tells when the computer has woken up from sleep, by the word of logind on the system bus.
///
/// Where there is no system bus or no logind, it never calls and costs nothing.
@MainActor
public final class SleepMonitor {
    let bus: BusConnection

    /// - Parameters:
    ///   - place: The bus that logind is on.
    ///   - handler: Called each time, until the monitor is released.
    public init(on place: MessageBus = .system, onResume handler: @escaping @MainActor () -> Void) {
        bus = BusConnection(place) { bus in
            bus.onSignal(
                "PrepareForSleep", of: "org.freedesktop.login1.Manager", at: "/org/freedesktop/login1",
                from: "org.freedesktop.login1", type: "(b)"
            ) { arguments in
                // True before the sleep, false after it.
                if arguments.children.first?.flag == false { handler() }
            }
        }
    }
}
