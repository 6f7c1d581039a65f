internal import CGtk
internal import CGtkShims

/// Connects Swift closures to GObject signals; handlers are released with the object.
@MainActor
enum Signal {
    /// Connects a handler of the form `void (*)(instance, data)`.
    @discardableResult
    static func connect(
        _ object: Object, _ name: String, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect(object, name, voidTrampoline, handler)
    }

    /// Connects a handler of the form `void (*)(instance, guint, data)`.
    @discardableResult
    static func connect(
        _ object: Object, _ name: String, index handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect(object, name, indexTrampoline, handler)
    }

    /// Connects a handler of the form `void (*)(instance, gpointer, data)`, for notify and signals with an object as
    /// the argument.
    @discardableResult
    static func connect(
        _ object: Object, _ name: String, argument handler: @escaping @MainActor (UnsafeMutableRawPointer) -> Void
    ) -> SignalConnection {
        connect(object, name, argumentTrampoline, handler)
    }

    /// Connects a handler of any other form by a trampoline.
    @discardableResult
    static func connect<Callback, Handler>(
        _ object: Object, _ name: String, _ trampoline: Trampoline<Callback, Handler>, _ handler: Handler
    ) -> SignalConnection {
        if let fault = fault(in: name, of: object, for: Callback.self) { fatalError(fault) }
        let id = g_signal_connect_data(
            object.raw, name, unsafeBitCast(trampoline.callback, to: GCallback.self), trampoline.data(for: handler),
            boxClosureNotify, shim_connect_default)
        return SignalConnection(object, id)
    }

    /// Returns the reason why a handler cannot be connected, for which GLib only prints a warning; nil if it can.
    ///
    /// - Parameters:
    ///   - name: The signal, with a detail if it has one, such as "notify::selected".
    ///   - callback: The type of the callback, whose arguments are compared with the signal's in debug builds only.
    static func fault<Callback>(in name: String, of object: Object, for callback: Callback.Type) -> String? {
        let type = shim_object_type(object.raw)
        var (signal, detail): (guint, GQuark) = (0, 0)
        let typeName = g_type_name(type).map { String(cString: $0) } ?? "?"
        guard g_signal_parse_name(name, type, &signal, &detail, 1) != 0 else {
            return "\(typeName) has no signal “\(name)”"
        }
        #if DEBUG
            guard SignalShape(of: signal) == SignalShape(of: callback) else {
                return "\(typeName)::\(name) does not call a \(callback)"
            }
        #endif
        guard name.hasPrefix("notify::"), let property = g_quark_to_string(detail) else { return nil }
        guard shim_object_find_property(object.raw, property) == nil else { return nil }
        return "\(typeName) has no property “\(String(cString: property))”"
    }
}

private let voidTrampoline: Trampoline<@convention(c) (gpointer, gpointer) -> Void, @MainActor () -> Void> =
    Trampoline { _, data in
        let handler = voidTrampoline.handler(behind: data)
        MainActor.assumeIsolated { handler() }
    }

private let indexTrampoline: Trampoline<@convention(c) (gpointer, guint, gpointer) -> Void, @MainActor (Int) -> Void> =
    Trampoline { _, index, data in
        let handler = indexTrampoline.handler(behind: data)
        MainActor.assumeIsolated { handler(Int(index)) }
    }

private let argumentTrampoline:
    Trampoline<
        @convention(c) (gpointer, gpointer, gpointer) -> Void, @MainActor (UnsafeMutableRawPointer) -> Void
    > = Trampoline { _, argument, data in
        let handler = argumentTrampoline.handler(behind: data)
        // The argument is only used during this call, on the main thread.
        nonisolated(unsafe) let argument = argument
        MainActor.assumeIsolated { handler(argument) }
    }

/// The number of arguments of a signal's handlers, and whether they return a value, from GLib for a signal and from the
/// type of a C callback.
struct SignalShape: Equatable {
    /// The number of arguments, including the object at the beginning and the user data at the end.
    let arguments: Int
    let isReturning: Bool

    /// - Parameter signal: The signal id.
    init(of signal: guint) {
        var query = GSignalQuery()
        g_signal_query(signal, &query)
        arguments = Int(query.n_params) + 2
        // 1 is the fundamental number of void; the lowest bit is a flag.
        isReturning = query.return_type & ~1 != 1 << 2
    }

    /// - Parameter callback: The type of a C function, whose name in Swift is "@convention(c) (A, B) -> ()".
    init<Callback>(of callback: Callback.Type) {
        let name = "\(callback)"
        let types = name.drop { $0 != " " }.drop { $0 != "(" }.dropFirst()
        var (depth, commas) = (0, 0)
        let list = types.prefix { character in
            if character == "(" || character == "<" { depth += 1 }
            if character == ")" || character == ">" { depth -= 1 }
            if character == ",", depth == 0 { commas += 1 }
            return depth >= 0
        }
        arguments = list.isEmpty ? 0 : commas + 1
        isReturning = !name.hasSuffix("-> ()")
    }
}
