internal import CGtk
internal import CGtkShims

/// The object on the session's bus that a desktop's search asks: org.gnome.Shell.SearchProvider2.
///
/// It has to be there before the program has its name on the bus, as the first question may have started the program.
@MainActor
public final class SearchProvider {
    private let connection: Object
    private let registration: guint

    private static let interface = "org.gnome.Shell.SearchProvider2"
    private static let description = """
        <node><interface name="\(interface)">
        <method name="GetInitialResultSet"><arg type="as" direction="in"/><arg type="as" direction="out"/></method>
        <method name="GetSubsearchResultSet">
        <arg type="as" direction="in"/><arg type="as" direction="in"/><arg type="as" direction="out"/></method>
        <method name="GetResultMetas"><arg type="as" direction="in"/><arg type="aa{sv}" direction="out"/></method>
        <method name="ActivateResult">
        <arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="u" direction="in"/></method>
        <method name="LaunchSearch"><arg type="as" direction="in"/><arg type="u" direction="in"/></method>
        </interface></node>
        """

    /// Returns nil where there is no session bus, or another object has the path on it.
    ///
    /// - Parameters:
    ///   - path: The object's path, as the search provider's file names it.
    ///   - answering: Held weakly; without it nothing is found.
    public init?(at path: String, answering: any SearchAnswering) {
        guard let raw = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
        connection = Object(adopting: UnsafeMutableRawPointer(raw))
        guard let node = g_dbus_node_info_new_for_xml(Self.description, nil) else { return nil }
        defer { g_dbus_node_info_unref(node) }
        let handler: @MainActor (String, [Variant]) -> Variant? = { [weak answering] method, arguments in
            answering.flatMap { Self.answer(method, arguments, by: $0) }
        }
        var table = GDBusInterfaceVTable()
        table.method_call = callTrampoline.callback
        registration = g_dbus_connection_register_object(
            connection.opaque, path, g_dbus_node_info_lookup_interface(node, Self.interface), &table,
            callTrampoline.data(for: handler), boxDestroyNotify, nil)
        if registration == 0 { return nil }
    }

    isolated deinit {
        g_dbus_connection_unregister_object(connection.opaque, registration)
    }

    /// Returns the values of the method's answer as a tuple; nil for none.
    ///
    /// GIO has checked the types of the arguments.
    private static func answer(
        _ method: String, _ arguments: [Variant], by answering: any SearchAnswering
    ) -> Variant? {
        switch method {
        case "GetInitialResultSet":
            return .tuple([.texts(answering.results(for: arguments[0].texts, isNarrower: false))])
        case "GetSubsearchResultSet":
            return .tuple([.texts(answering.results(for: arguments[1].texts, isNarrower: true))])
        case "GetResultMetas":
            let results = answering.descriptions(of: arguments[0].texts)
            return .tuple([.array(of: "a{sv}", results.map(\.values))])
        case "ActivateResult":
            answering.activate(arguments[0].text ?? "", terms: arguments[1].texts)
        case "LaunchSearch":
            answering.launchSearch(for: arguments[0].texts)
        default:
            break
        }
        return nil
    }
}

extension SearchResult {
    /// The dictionary that the interface calls a result's meta.
    @MainActor
    fileprivate var values: Variant {
        var entries = ["id": Variant.text(id), "name": .text(title)]
        if let detail { entries["description"] = .text(detail) }
        if let icon = icon.object, let serialized = g_icon_serialize(icon.opaque) {
            entries["icon"] = Variant(adopting: serialized)
        }
        return .dictionary(entries)
    }
}

private let callTrampoline: Trampoline<GDBusInterfaceMethodCallFunc, @MainActor (String, [Variant]) -> Variant?> =
    Trampoline { _, _, _, _, method, arguments, invocation, data in
        let handler = callTrampoline.handler(behind: data)
        // All of it is only used during this call, in the main loop that registered the object.
        nonisolated(unsafe) let (method, arguments, invocation) = (method, arguments, invocation)
        MainActor.assumeIsolated {
            let values = arguments.map { Variant(retaining: $0).children } ?? []
            let answer = handler(method.map { String(cString: $0) } ?? "", values)
            g_dbus_method_invocation_return_value(invocation, answer?.raw)
        }
    }
