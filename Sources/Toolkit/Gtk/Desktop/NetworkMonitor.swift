internal import CGtk

/// Tells when the network has come back after it was gone, by what the kernel or NetworkManager say; it sends nothing.
@MainActor
public final class NetworkMonitor {
    private let monitor = Object(retaining: UnsafeMutableRawPointer(g_network_monitor_get_default()))
    private var connection: gulong = 0
    /// Whether there is a route to anywhere but this computer.
    public private(set) var isAvailable: Bool

    /// - Parameter handler: Called each time, until the monitor is released.
    public init(onReturn handler: @escaping @MainActor () -> Void) {
        isAvailable = g_network_monitor_get_network_available(monitor.opaque) != 0
        let change: @MainActor (Bool) -> Void = { [weak self] isAvailable in
            guard let self else { return }
            // The signal also tells of routes that change while there is a network.
            let hasReturned = isAvailable && !self.isAvailable
            self.isAvailable = isAvailable
            if hasReturned { handler() }
        }
        connection = Signal.connect(
            monitor.raw, "network-changed", unsafeBitCast(flagTrampoline, to: GCallback.self), Box.retained(change))
    }

    isolated deinit {
        g_signal_handler_disconnect(monitor.raw, connection)
    }
}

private let flagTrampoline: @convention(c) (gpointer, gboolean, gpointer) -> Void = { _, flag, data in
    let handler = Box<@MainActor (Bool) -> Void>.value(of: data)
    MainActor.assumeIsolated { handler(flag != 0) }
}
