internal import CGtk

/// Tells when the network has come back after it was gone, by what the kernel or NetworkManager say; it sends nothing.
@MainActor
public final class NetworkMonitor {
    private let monitor: Object
    private var connection: gulong = 0
    /// Whether there is a route to anywhere but this computer.
    public private(set) var isAvailable: Bool

    /// - Parameter handler: Called each time, until the monitor is released.
    public convenience init(onReturn handler: @escaping @MainActor () -> Void) {
        self.init(Object(retaining: UnsafeMutableRawPointer(g_network_monitor_get_default())), onReturn: handler)
    }

    /// - Parameter monitor: A GNetworkMonitor; tests bring one that no network changes.
    init(_ monitor: Object, onReturn handler: @escaping @MainActor () -> Void) {
        self.monitor = monitor
        isAvailable = g_network_monitor_get_network_available(monitor.opaque) != 0
        let change: @MainActor (Bool) -> Void = { [weak self] isAvailable in
            guard let self else { return }
            // The signal also tells of routes that change while there is a network.
            let hasReturned = isAvailable && !self.isAvailable
            self.isAvailable = isAvailable
            if hasReturned { handler() }
        }
        connection = Signal.connect(monitor, "network-changed", flagTrampoline, change)
    }

    isolated deinit {
        g_signal_handler_disconnect(monitor.raw, connection)
    }
}

private let flagTrampoline:
    Trampoline<@convention(c) (gpointer, gboolean, gpointer) -> Void, @MainActor (Bool) -> Void> =
        Trampoline { _, flag, data in
            let handler = flagTrampoline.handler(behind: data)
            MainActor.assumeIsolated { handler(flag != 0) }
        }
