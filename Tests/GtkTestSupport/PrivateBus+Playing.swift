import CGtk
import CGtkShims
import CGtkTestShims

extension PrivateBus {
    /// Hands each call to the service over to the handler, on GDBus's own thread; the signals follow the reply.
    func play(_ handler: @escaping @Sendable (PlayedCall) -> (PlayedCall.Reply, [PlayedCall.Signal])) {
        g_dbus_connection_add_filter(
            connection, playTrampoline, Unmanaged.passRetained(PlayedHandler(handler)).toOpaque(),
            { $0.map { Unmanaged<PlayedHandler>.fromOpaque($0).release() } })
    }

    /// Takes a well-known name from the service, as when its process has ended.
    public func disown(_ name: String) {
        let answer = withVariant("('\(name)',)") {
            g_dbus_connection_call_sync(
                connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReleaseName", $0,
                nil, shim_dbus_call_default, -1, nil, nil)
        }
        if let answer { g_variant_unref(answer) }
    }
}

private final class PlayedHandler: Sendable {
    let body: @Sendable (PlayedCall) -> (PlayedCall.Reply, [PlayedCall.Signal])

    init(_ body: @escaping @Sendable (PlayedCall) -> (PlayedCall.Reply, [PlayedCall.Signal])) { self.body = body }
}

private let playTrampoline: GDBusMessageFilterFunction = { connection, message, isIncoming, data in
    guard isIncoming != 0, let data, let message,
        g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL
    else { return message }
    func text(_ raw: UnsafePointer<CChar>?) -> String { raw.map { String(cString: $0) } ?? "" }
    var arguments = ""
    if let body = g_dbus_message_get_body(message), let printed = g_variant_print(body, 1) {
        arguments = String(cString: printed)
        g_free(printed)
    }
    let call = PlayedCall(
        method: text(g_dbus_message_get_member(message)), path: text(g_dbus_message_get_path(message)),
        sender: text(g_dbus_message_get_sender(message)), arguments: arguments)
    let (reply, signals) = Unmanaged<PlayedHandler>.fromOpaque(data).takeUnretainedValue().body(call)
    func send(_ message: OpaquePointer?) {
        g_dbus_connection_send_message(connection, message, test_dbus_send_message_default, nil, nil)
        if let message { g_object_unref(UnsafeMutableRawPointer(message)) }
    }
    func body(_ values: String, of message: OpaquePointer?) {
        withVariant(values) { g_dbus_message_set_body(message, $0) }
    }
    switch reply {
    case .values(let values):
        let answer = g_dbus_message_new_method_reply(message)
        body(values, of: answer)
        send(answer)
    case .error(let name):
        send(g_dbus_message_new_method_error_literal(message, name, "played"))
    case .silence: break
    }
    for signal in signals {
        let news = g_dbus_message_new_signal(signal.path, signal.interface, signal.name)
        body(signal.values, of: news)
        send(news)
    }
    g_object_unref(UnsafeMutableRawPointer(message))
    // A test that waits for a call looks again.
    g_main_context_wakeup(nil)
    return nil
}
