import CGtk
import CGtkShims
import CGtkTestShims
@testable public import Gtk

/// A message bus of its own, for as long as a test needs it, and a service on it that the test plays.
///
/// It is neither the session's bus nor the machine's: whoever is to talk to it is given its address.
@MainActor
public final class PrivateBus {
    private let daemon = BusDaemon()
    private(set) var connection: OpaquePointer?

    /// Where GLib looks up which bus is the session's.
    static let addressName = "DBUS_SESSION_BUS_ADDRESS"

    /// Starts it.
    public init() {
        connection = daemon.address.flatMap {
            g_dbus_connection_new_for_address_sync($0, shim_dbus_connection_to_bus, nil, nil, nil)
        }
    }

    /// Where it is found.
    public var place: MessageBus { .address(daemon.address ?? "") }

    /// Whether the service is on the bus.
    public var isUp: Bool { connection != nil }

    /// Gives the service a well-known name.
    public func own(_ name: String) -> Bool {
        let answer = withVariant("('\(name)', uint32 0)") {
            g_dbus_connection_call_sync(
                connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName", $0,
                nil, shim_dbus_call_default, -1, nil, nil)
        }
        if let answer { g_variant_unref(answer) }
        return answer != nil
    }

    /// - Parameter arguments: The signal's arguments in GVariant's text format, "(true,)".
    public func emit(_ signal: String, of interface: String, at path: String, _ arguments: String) {
        withVariant(arguments) { _ = g_dbus_connection_emit_signal(connection, nil, path, interface, signal, $0, nil) }
        g_dbus_connection_flush_sync(connection, nil, nil)
    }

    /// Every method of this name is answered with these values from now on.
    ///
    /// - Parameter note: Called with the arguments of each call in GVariant's text format, on GDBus's own thread.
    public func answer(_ method: String, with values: String, note: @escaping @Sendable (String) -> Void = { _ in }) {
        let answer = CannedAnswer(method: method, values: values, note: note)
        g_dbus_connection_add_filter(
            connection, answerTrampoline, Unmanaged.passRetained(answer).toOpaque(),
            { $0.map { Unmanaged<CannedAnswer>.fromOpaque($0).release() } })
    }

    /// Returns when the bus has done all that the service, and then the program over this connection, asked of it so
    /// far; what the service has said is then on its way to the program's main loop.
    public func sync(with program: BusConnection?) {
        for connection in [connection, program?.connection?.opaque] {
            guard let connection else { continue }
            let answer = g_dbus_connection_call_sync(
                connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId", nil, nil,
                shim_dbus_call_default, -1, nil, nil)
            if let answer { g_variant_unref(answer) }
        }
    }

    /// Takes the bus down, if it is up.
    public func down() {
        if let connection {
            g_dbus_connection_close_sync(connection, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(connection))
        }
        connection = nil
        daemon.stop()
    }
}

/// Calls the body with a value in GVariant's text format, which is released afterwards.
func withVariant<Result>(_ text: String, _ body: (OpaquePointer?) -> Result) -> Result {
    let value = g_variant_parse(nil, text, nil, nil, nil)
    defer { if let value { g_variant_unref(value) } }
    return body(value)
}

private final class CannedAnswer: Sendable {
    let method: String
    let values: String
    let note: @Sendable (String) -> Void

    init(method: String, values: String, note: @escaping @Sendable (String) -> Void) {
        (self.method, self.values, self.note) = (method, values, note)
    }
}

/// Called on GDBus's own thread for each message that comes or goes.
private let answerTrampoline: GDBusMessageFilterFunction = { connection, message, isIncoming, data in
    guard isIncoming != 0, let data, let message,
        g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
        let member = g_dbus_message_get_member(message)
    else { return message }
    let answer = Unmanaged<CannedAnswer>.fromOpaque(data).takeUnretainedValue()
    guard String(cString: member) == answer.method else { return message }
    if let body = g_dbus_message_get_body(message), let text = g_variant_print(body, 0) {
        answer.note(String(cString: text))
        g_free(text)
    }
    let reply = g_dbus_message_new_method_reply(message)
    withVariant(answer.values) { g_dbus_message_set_body(reply, $0) }
    g_dbus_connection_send_message(connection, reply, test_dbus_send_message_default, nil, nil)
    if let reply { g_object_unref(UnsafeMutableRawPointer(reply)) }
    g_object_unref(UnsafeMutableRawPointer(message))
    return nil
}
