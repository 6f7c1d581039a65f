internal import CGtk

/// Detects the return of the network from the kernel or NetworkManager, without sending anything.
@MainActor
public final class NetworkMonitor {
    private let monitor: Object
    private var connection: SignalConnection?
    /// Whether there is a route to other computers.
    public private(set) var isAvailable: Bool

    /// - Parameter handler: Called each time the network returns, until the monitor is released.
    public convenience init(onReturn handler: @escaping @MainActor () -> Void) {
        self.init(Object(retaining: UnsafeMutableRawPointer(g_network_monitor_get_default())), onReturn: handler)
    }

    /// - Parameter monitor: A GNetworkMonitor, which tests can replace.
    init(_ monitor: Object, onReturn handler: @escaping @MainActor () -> Void) {
        self.monitor = monitor
        isAvailable = g_network_monitor_get_network_available(monitor.opaque) != 0
        let change: @MainActor (Bool) -> Void = { [weak self] isAvailable in
            guard let self else { return }
            // The signal is also emitted when routes change while the network is available.
            let hasReturned = isAvailable && !self.isAvailable
            self.isAvailable = isAvailable
            if hasReturned { handler() }
        }
        connection = Signal.connect(monitor, "network-changed", flagTrampoline, change)
    }

    isolated deinit {
        connection?.disconnect()
    }
}

private let flagTrampoline:
    Trampoline<@convention(c) (gpointer, gboolean, gpointer) -> Void, @MainActor (Bool) -> Void> =
        Trampoline { _, flag, data in
            let handler = flagTrampoline.handler(behind: data)
            MainActor.assumeIsolated { handler(flag != 0) }
        }
