internal import CGtk
internal import CGtkShims

/// A connection to a message bus, made without blocking; where there is no bus, nothing ever comes of it.
@MainActor
final class BusConnection {
    private let cancellable = Object(adopting: UnsafeMutableRawPointer(g_cancellable_new()))
    /// Nil until it is ready.
    private(set) var connection: Object?
    private var subscriptions: [guint] = []

    /// Whether some signal would be heard; for tests.
    var isListening: Bool { !subscriptions.isEmpty }

    /// Asks GLib for its connection to the bus, which all of the process shares, or for one that is nobody else's.
    ///
    /// - Parameter onReady: Called once, when signals can be subscribed to; never before `init` returns.
    init(_ bus: MessageBus, onReady: @escaping @MainActor (BusConnection) -> Void) {
        let finish: @MainActor (OpaquePointer) -> Void = { [weak self] result in
            guard let connection = Self.finish(bus, result) else { return }
            // GIO would end the whole program when the machine's bus is started anew.
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

    /// Hears a signal of one object of a service, which need not run yet.
    ///
    /// - Parameter handler: Called with the signal's arguments, a tuple of this type; others are dropped.
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

    /// Calls a method; a service that does not run is started where the bus knows how.
    ///
    /// - Parameters:
    ///   - arguments: A tuple.
    ///   - handler: Called with the answer, a tuple of the type asked for; not at all where the call fails.
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
        // The result does not outlive the call, which comes in the main loop that asked.
        nonisolated(unsafe) let outcome = result
        MainActor.assumeIsolated {
            if let outcome { handler(outcome) }
        }
    }

private let signalTrampoline: Trampoline<GDBusSignalCallback, @MainActor (OpaquePointer) -> Void> =
    Trampoline { _, _, _, _, _, arguments, data in
        let handler = signalTrampoline.handler(behind: data)
        // The arguments do not outlive the call, which comes in the main loop that subscribed.
        nonisolated(unsafe) let tuple = arguments
        MainActor.assumeIsolated {
            if let tuple { handler(tuple) }
        }
    }
