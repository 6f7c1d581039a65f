internal import CGtk

/// A connection to a message bus, made without blocking; where there is no bus, nothing ever comes of it.
@MainActor
final class BusConnection {
    /// Which bus.
    enum Kind {
        /// The machine's.
        case system
        /// The user's.
        case session
    }

    private let cancellable = Object(adopting: UnsafeMutableRawPointer(g_cancellable_new()))
    private var connection: Object?
    private var subscriptions: [guint] = []

    /// Whether some signal would be heard; for tests.
    var isListening: Bool { !subscriptions.isEmpty }

    /// - Parameter onReady: Called once, when signals can be subscribed to; never before `init` returns.
    init(_ kind: Kind, onReady: @escaping @MainActor (BusConnection) -> Void) {
        let finish: @MainActor (OpaquePointer) -> Void = { [weak self] result in
            guard let raw = g_bus_get_finish(result, nil) else { return }
            let connection = Object(adopting: UnsafeMutableRawPointer(raw))
            // GIO would end the whole program when the machine's bus is started anew.
            if kind == .system { g_dbus_connection_set_exit_on_close(raw, 0) }
            guard let self else { return }
            self.connection = connection
            onReady(self)
        }
        g_bus_get(
            kind == .system ? G_BUS_TYPE_SYSTEM : G_BUS_TYPE_SESSION, cancellable.pointer(), resultTrampoline,
            Box.retained(finish))
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
                connection.opaque, service, interface, name, path, nil, G_DBUS_SIGNAL_FLAGS_NONE, signalTrampoline,
                Box.retained(checked), boxDestroyNotify))
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
            raw, service, path, interface, method, arguments.raw, answerType, G_DBUS_CALL_FLAGS_NONE, -1,
            cancellable.pointer(), resultTrampoline, Box.retained(finish))
        g_variant_type_free(answerType)
    }
}

private let resultTrampoline: GAsyncReadyCallback = { _, result, data in
    guard let data, let result else { return }
    let handler = Box<@MainActor (OpaquePointer) -> Void>.value(of: data)
    // The result does not outlive the call, which comes in the main loop that asked.
    nonisolated(unsafe) let outcome = result
    MainActor.assumeIsolated { handler(outcome) }
    boxDestroyNotify(data)
}

private let signalTrampoline: GDBusSignalCallback = { _, _, _, _, _, arguments, data in
    guard let data, let arguments else { return }
    let handler = Box<@MainActor (OpaquePointer) -> Void>.value(of: data)
    // The arguments do not outlive the call, which comes in the main loop that subscribed.
    nonisolated(unsafe) let tuple = arguments
    MainActor.assumeIsolated { handler(tuple) }
}
