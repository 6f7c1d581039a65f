internal import CGtk
internal import CGtkShims

/// A connection to a message bus, made in the background; without a bus, nothing happens.
@MainActor
final class BusConnection {
    private let cancellable = Object(adopting: UnsafeMutableRawPointer(g_cancellable_new()))
    /// The connection; nil until it is ready.
    private(set) var connection: Object?
    private var subscriptions: [guint] = []
    private var loss: SignalConnection?

    /// Whether any signal is subscribed to; for tests.
    var isListening: Bool { !subscriptions.isEmpty }

    /// Requests GLib's shared connection to the bus, or a private one for an address.
    ///
    /// - Parameters:
    ///   - onReady: Called once when signals can be subscribed to; never before `init` returns.
    ///   - onFailure: Called once in place of `onReady` if there is no such bus.
    init(
        _ bus: MessageBus, onReady: @escaping @MainActor (BusConnection) -> Void,
        onFailure: @escaping @MainActor () -> Void = {}
    ) {
        let finish: @MainActor (OpaquePointer) -> Void = { [weak self] result in
            guard let connection = Self.finish(bus, result) else {
                if self != nil { onFailure() }
                return
            }
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
        loss?.disconnect()
        guard let connection else { return }
        for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(connection.opaque, subscription) }
    }

    /// Calls the handler when the bus goes away.
    func onLoss(_ handler: @escaping @MainActor () -> Void) {
        guard let connection else { return }
        loss = Signal.connect(connection, "closed", closedTrampoline, handler)
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
    ///   - handler: Called with the answer if it is a tuple of the requested type.
    ///   - onFailure: Called if the call fails, with the name of the service's or the bus's error, or nil for another one.
    func call(
        _ method: String, of interface: String, at path: String, in service: String, arguments: Variant,
        type: String, _ handler: @escaping @MainActor (Variant) -> Void,
        onFailure: @escaping @MainActor (String?) -> Void = { _ in }
    ) {
        guard let connection else { return }
        let (raw, answerType) = (connection.opaque, g_variant_type_new(type))
        let finish: @MainActor (OpaquePointer) -> Void = { [weak self] result in
            var error: UnsafeMutablePointer<GError>?
            guard let answer = g_dbus_connection_call_finish(raw, result, &error) else {
                let name = g_dbus_error_get_remote_error(error)
                if self != nil { onFailure(name.map { String(cString: $0) }) }
                g_free(name)
                g_error_free(error)
                return
            }
            let values = Variant(adopting: answer)
            if self != nil { handler(values) }
        }
        g_dbus_connection_call(
            raw, service, path, interface, method, arguments.raw, answerType, shim_dbus_call_default, -1,
            cancellable.pointer(), resultTrampoline.callback, resultTrampoline.data(for: finish))
        g_variant_type_free(answerType)
    }

    /// Calls a method without arguments of a running service, and waits for no answer.
    func send(_ method: String, of interface: String, at path: String, in service: String) {
        guard let connection else { return }
        g_dbus_connection_call(
            connection.opaque, service, path, interface, method, nil, nil, shim_dbus_call_no_start, -1, nil, nil, nil)
        // The connection is kept until the message is on its way.
        g_dbus_connection_flush(connection.opaque, nil, nil, nil)
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

private let closedTrampoline:
    Trampoline<@convention(c) (gpointer, gboolean, gpointer?, gpointer) -> Void, @MainActor () -> Void> =
        Trampoline { _, _, _, data in
            let handler = closedTrampoline.handler(behind: data)
            MainActor.assumeIsolated { handler() }
        }
