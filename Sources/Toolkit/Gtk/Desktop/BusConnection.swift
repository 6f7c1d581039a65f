internal import CGtk
internal import CGtkShims

/// A connection to a message bus, made in the background; without a bus, nothing happens.
@MainActor
final class BusConnection {
    private let cancellable = Object(adopting: UnsafeMutableRawPointer(g_cancellable_new()))
    /// The connection; nil until it is ready.
    private(set) var connection: Object?
    private var subscriptions: [guint] = []

    /// Whether any signal is subscribed to; for tests.
    var isListening: Bool { !subscriptions.isEmpty }

    /// Requests GLib's shared connection to the bus, or a private one for an address.
    ///
    /// - Parameter onReady: Called once when signals can be subscribed to; never before `init` returns.
    init(_ bus: MessageBus, onReady: @escaping @MainActor (BusConnection) -> Void) {
        let finish: @MainActor (OpaquePointer) -> Void = { [weak self] result in
            guard let connection = Self.finish(bus, result) else { return }
            // Otherwise GIO would end the program when the system bus is restarted.
            if bus == .system { g_dbus_connection_set_exit_on_close(connection.opaque, 0) }
            guard let self else { return }
            self.connection = connection
            onReady(self)
        }
        let (callback, data) = (resultTrampoline.callback, resultTrampoline.data(for: finish))
        switch bus {
        case .system: g_bus_get(G_BUS_TYPE_SYSTEM, cancellable.pointer(), callback, data)
        case .session: g_bus_get(G_BUS_TYPE_SESSION, cancellable.pointer(), callback, data)
        case .address(let address):
            g_dbus_connection_new_for_address(
                address, shim_dbus_connection_to_bus, nil, cancellable.pointer(), callback, data)
        }
    }

    private static func finish(_ bus: MessageBus, _ result: OpaquePointer) -> Object? {
        let connection =
            switch bus {
            case .system, .session: g_bus_get_finish(result, nil)
            case .address: g_dbus_connection_new_for_address_finish(result, nil)
            }
        return connection.map { Object(adopting: UnsafeMutableRawPointer($0)) }
    }

    isolated deinit {
        g_cancellable_cancel(cancellable.pointer())
        guard let connection else { return }
        for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(connection.opaque, subscription) }
    }

    /// Subscribes to a signal of an object of a service, which need not be running yet.
    ///
    /// - Parameter handler: Called with the arguments of the signal if they are a tuple of this type.
    func onSignal(
        _ name: String, of interface: String, at path: String, from service: String, type: String,
        _ handler: @escaping @MainActor (Variant) -> Void
    ) {
        guard let connection else { return }
        let checked: @MainActor (OpaquePointer) -> Void = { raw in
            let arguments = Variant(retaining: raw)
            if arguments.type == type { handler(arguments) }
        }
        subscriptions.append(
            g_dbus_connection_signal_subscribe(
                connection.opaque, service, interface, name, path, nil, shim_dbus_signal_default,
                signalTrampoline.callback, signalTrampoline.data(for: checked), boxDestroyNotify))
    }

    /// Calls a method; the bus may start the service if it is not running.
    ///
    /// - Parameters:
    ///   - arguments: The arguments as a tuple.
    ///   - handler: Called with the answer if it is a tuple of the requested type; not called if the call fails.
    func call(
        _ method: String, of interface: String, at path: String, in service: String, arguments: Variant,
        type: String, _ handler: @escaping @MainActor (Variant) -> Void
    ) {
        guard let connection else { return }
        let (raw, answerType) = (connection.opaque, g_variant_type_new(type))
        let finish: @MainActor (OpaquePointer) -> Void = { [weak self] result in
            guard let answer = g_dbus_connection_call_finish(raw, result, nil) else { return }
            let values = Variant(adopting: answer)
            if self != nil { handler(values) }
        }
        g_dbus_connection_call(
            raw, service, path, interface, method, arguments.raw, answerType, shim_dbus_call_default, -1,
            cancellable.pointer(), resultTrampoline.callback, resultTrampoline.data(for: finish))
        g_variant_type_free(answerType)
    }
}

private let resultTrampoline: Trampoline<GAsyncReadyCallback, @MainActor (OpaquePointer) -> Void> =
    Trampoline { _, result, data in
        let handler = resultTrampoline.lastHandler(behind: data)
        // The result is only used during this call, in the main loop that made the request.
        nonisolated(unsafe) let outcome = result
        MainActor.assumeIsolated {
            if let outcome { handler(outcome) }
        }
    }

private let signalTrampoline: Trampoline<GDBusSignalCallback, @MainActor (OpaquePointer) -> Void> =
    Trampoline { _, _, _, _, _, arguments, data in
        let handler = signalTrampoline.handler(behind: data)
        // The arguments are only used during this call, in the main loop that subscribed.
        nonisolated(unsafe) let tuple = arguments
        MainActor.assumeIsolated {
            if let tuple { handler(tuple) }
        }
    }
