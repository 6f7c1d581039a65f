import CGtk

/// A message bus of its own, for as long as a test needs it, and a service on it that the test plays.
@MainActor
public final class PrivateBus {
    private let daemon = g_test_dbus_new(G_TEST_DBUS_NONE)
    private let connection: OpaquePointer?
    private let addressBefore = g_getenv(PrivateBus.addressName).map { String(cString: $0) }

    /// Where GLib looks up which bus is the session's.
    static let addressName = "DBUS_SESSION_BUS_ADDRESS"

    /// Both the session's and the system's bus are this one from now on.
    public init() {
        g_test_dbus_up(daemon)
        let address = g_test_dbus_get_bus_address(daemon)
        g_setenv("DBUS_SYSTEM_BUS_ADDRESS", address, 1)
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    }

    /// Whether the service is on the bus.
    public var isUp: Bool { connection != nil }

    /// Gives the service a well-known name.
    public func own(_ name: String) -> Bool {
        let answer = g_dbus_connection_call_sync(
            connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            value("('\(name)', uint32 0)"), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
        if let answer { g_variant_unref(answer) }
        return answer != nil
    }

    /// - Parameter arguments: In GVariant's text format, "(true,)".
    public func emit(_ signal: String, of interface: String, at path: String, _ arguments: String) {
        g_dbus_connection_emit_signal(connection, nil, path, interface, signal, value(arguments), nil)
        g_dbus_connection_flush_sync(connection, nil, nil)
    }

    /// Every method of this name is answered with these values from now on.
    public func answer(_ method: String, with values: String) {
        let answer = CannedAnswer(method: method, values: values)
        g_dbus_connection_add_filter(
            connection, answerTrampoline, Unmanaged.passRetained(answer).toOpaque(),
            { $0.map { Unmanaged<CannedAnswer>.fromOpaque($0).release() } })
    }

    /// Returns when the bus has done all that this process asked of it so far, on either bus.
    public func sync() {
        for kind in [G_BUS_TYPE_SYSTEM, G_BUS_TYPE_SESSION] {
            guard let connection = g_bus_get_sync(kind, nil, nil) else { continue }
            let answer = g_dbus_connection_call_sync(
                connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId", nil, nil,
                G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
            if let answer { g_variant_unref(answer) }
            g_object_unref(UnsafeMutableRawPointer(connection))
        }
    }

    /// Takes the bus down; nothing may hold a connection to it any more.
    public func down() {
        if let connection {
            g_dbus_connection_close_sync(connection, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(connection))
        }
        g_test_dbus_down(daemon)
        if let daemon { g_object_unref(UnsafeMutableRawPointer(daemon)) }
        g_unsetenv("DBUS_SYSTEM_BUS_ADDRESS")
        if let addressBefore { g_setenv(Self.addressName, addressBefore, 1) }
    }

    private func value(_ text: String) -> OpaquePointer? { g_variant_parse(nil, text, nil, nil, nil) }
}

private final class CannedAnswer: Sendable {
    let method: String
    let values: String

    init(method: String, values: String) {
        (self.method, self.values) = (method, values)
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
    let reply = g_dbus_message_new_method_reply(message)
    g_dbus_message_set_body(reply, g_variant_parse(nil, answer.values, nil, nil, nil))
    g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    if let reply { g_object_unref(UnsafeMutableRawPointer(reply)) }
    g_object_unref(UnsafeMutableRawPointer(message))
    return nil
}
