internal import CGtk

/// Connects Swift closures to GObject signals; each function is named after the C signature of the handler.
///
/// The trampolines are file-scope C functions: a closure written inside a main-actor function would carry an executor
/// check that traps when C calls it from elsewhere.
@MainActor
enum Signal {
    /// For `void (*)(instance, data)`.
    @discardableResult
    static func connect(_ object: Object, _ name: String, _ handler: @escaping @MainActor () -> Void) -> gulong {
        connect(object.raw, name, unsafeBitCast(voidTrampoline, to: GCallback.self), Box.retained(handler))
    }

    /// For `void (*)(instance, guint, data)`.
    static func connect(_ object: Object, _ name: String, index handler: @escaping @MainActor (Int) -> Void) {
        connect(object.raw, name, unsafeBitCast(indexTrampoline, to: GCallback.self), Box.retained(handler))
    }

    /// For `void (*)(instance, gpointer, data)`: notify, and signals whose argument is an object.
    static func connect(
        _ object: Object, _ name: String, argument handler: @escaping @MainActor (UnsafeMutableRawPointer) -> Void
    ) {
        connect(object.raw, name, unsafeBitCast(argumentTrampoline, to: GCallback.self), Box.retained(handler))
    }

    /// Any other signature, with a trampoline of the caller's.
    ///
    /// - Returns: The connection's number, for `g_signal_handler_disconnect`.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ name: String, _ callback: GCallback, _ data: UnsafeMutableRawPointer
    ) -> gulong {
        g_signal_connect_data(object, name, callback, data, boxClosureNotify, GConnectFlags(rawValue: 0))
    }
}

private let voidTrampoline: @convention(c) (gpointer, gpointer) -> Void = { _, data in
    let handler = Box<@MainActor () -> Void>.value(of: data)
    MainActor.assumeIsolated { handler() }
}

private let indexTrampoline: @convention(c) (gpointer, guint, gpointer) -> Void = { _, index, data in
    let handler = Box<@MainActor (Int) -> Void>.value(of: data)
    MainActor.assumeIsolated { handler(Int(index)) }
}

private let argumentTrampoline: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, argument, data in
    let handler = Box<@MainActor (UnsafeMutableRawPointer) -> Void>.value(of: data)
    // The argument does not outlive the call, and GTK emits on the main thread only.
    nonisolated(unsafe) let argument = argument
    MainActor.assumeIsolated { handler(argument) }
}
