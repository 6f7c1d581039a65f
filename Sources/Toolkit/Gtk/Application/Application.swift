internal import CGtk
internal import CGtkShims

/// The application as the desktop sees it: one instance a session, which gets the arguments of further starts.
@MainActor
public final class Application: Object {
    /// - Parameters:
    ///   - id: The identifier in reverse DNS notation, as in the desktop entry.
    ///   - isUnique: Whether a second start passes its arguments to the first instance.
    ///   - isService: Whether the bus started it, so that it waits for what it was started for, and leaves where that does
    ///     not come.
    public convenience init(id: String, isUnique: Bool, isService: Bool = false) {
        SwiftConcurrency.bridge()
        let flags =
            switch (isUnique, isService) {
            case (true, true): shim_application_service
            case (true, false): shim_application_handles_command_line
            case (false, _): shim_application_handles_command_line_non_unique
            }
        self.init(adopting: UnsafeMutableRawPointer(gtk_application_new(id, flags)))
        // The handler of the class, which is called first, initialises GTK.
        Signal.connect(self, "startup") { RenderingEnvironment.restore() }
    }

    /// Calls the handler once GTK is initialised, before the first start is handled.
    @discardableResult
    public func onStartup(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        Signal.connect(self, "startup", handler)
    }

    /// Calls the handler with the arguments at each start, to show the window or create it.
    @discardableResult
    public func onStart(_ handler: @escaping @MainActor ([String]) -> Void) -> SignalConnection {
        Signal.connect(self, "command-line", commandLineTrampoline, handler)
    }

    /// Calls the handler when the desktop starts the program over the bus, without arguments.
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        Signal.connect(self, "activate", handler)
    }

    /// Calls the handler with the addresses of files and links that the desktop hands over the bus.
    @discardableResult
    public func onOpen(_ handler: @escaping @MainActor ([String]) -> Void) -> SignalConnection {
        Signal.connect(self, "open", openTrampoline, handler)
    }

    /// Adds an action that the desktop entry offers.
    public func addAction(_ name: String, _ handler: @escaping @MainActor () -> Void) {
        let action = Object(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
        Signal.connect(action, "activate", actionTrampoline, handler)
        g_action_map_add_action(opaque, action.opaque)
    }

    /// Adds an action that is given a text.
    public func addAction(_ name: String, withText handler: @escaping @MainActor (String) -> Void) {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        let action = Object(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
        Signal.connect(action, "activate", textActionTrampoline, handler)
        g_action_map_add_action(opaque, action.opaque)
    }

    /// Stays for a time without a window, from now on; a service that is not asked again leaves then.
    public func stay(milliseconds: UInt32) {
        g_application_set_inactivity_timeout(pointer(), milliseconds)
        g_application_hold(pointer())
        g_application_release(pointer())
    }

    /// Ends with its last window again, at once.
    public func leavesWithoutDelay() {
        g_application_set_inactivity_timeout(pointer(), 0)
    }

    /// Calls the handler after the main loop has ended.
    @discardableResult
    public func onShutdown(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        Signal.connect(self, "shutdown", handler)
    }

    /// Runs the main loop until the last window is closed.
    ///
    /// - Parameter arguments: The arguments without the program's name, passed to `onStart(_:)` of the running
    ///   instance.
    /// - Returns: The exit code.
    public func run(_ arguments: [String]) -> Int32 {
        // GLib expects the program's name as the first argument, as in C.
        var copies = (CommandLine.arguments.prefix(1) + arguments).map { g_strdup($0) }
        defer { copies.forEach { g_free($0) } }
        RenderingEnvironment.prepare()
        // A start that passes its arguments to a running instance does not initialise GTK.
        defer { RenderingEnvironment.restore() }
        return g_application_run(pointer(), Int32(copies.count), &copies)
    }

    /// Keeps the main loop running without a window until `release()` or `quit()`.
    public func hold() {
        g_application_hold(pointer())
    }

    /// Ends what one call of `hold()` began.
    public func release() {
        g_application_release(pointer())
    }

    /// Ends the main loop.
    public func quit() {
        g_application_quit(pointer())
    }
}

private let commandLineTrampoline:
    Trampoline<
        @convention(c) (gpointer, UnsafeMutablePointer<GApplicationCommandLine>, gpointer) -> gint,
        @MainActor ([String]) -> Void
    > = Trampoline { _, line, data in
        var count: Int32 = 0
        let values = g_application_command_line_get_arguments(line, &count)
        defer { g_strfreev(values) }
        let arguments = (1..<max(1, Int(count))).compactMap { values?[$0].map { String(cString: $0) } }
        let handler = commandLineTrampoline.handler(behind: data)
        MainActor.assumeIsolated { handler(arguments) }
        return 0
    }

private let openTrampoline:
    Trampoline<
        @convention(c) (gpointer, UnsafeMutablePointer<OpaquePointer?>?, gint, UnsafePointer<CChar>?, gpointer) -> Void,
        @MainActor ([String]) -> Void
    > = Trampoline { _, files, count, _, data in
        let links = (0..<Int(count)).compactMap { index -> String? in
            guard let file = files?[index], let uri = g_file_get_uri(file) else { return nil }
            defer { g_free(uri) }
            return String(cString: uri)
        }
        let handler = openTrampoline.handler(behind: data)
        MainActor.assumeIsolated { handler(links) }
    }

private let actionTrampoline:
    Trampoline<@convention(c) (gpointer, OpaquePointer?, gpointer) -> Void, @MainActor () -> Void> =
        Trampoline { _, _, data in
            let handler = actionTrampoline.handler(behind: data)
            MainActor.assumeIsolated { handler() }
        }

private let textActionTrampoline:
    Trampoline<@convention(c) (gpointer, OpaquePointer?, gpointer) -> Void, @MainActor (String) -> Void> =
        Trampoline { _, text, data in
            let handler = textActionTrampoline.handler(behind: data)
            // GIO has checked that it is a string.
            let value = text.flatMap { g_variant_get_string($0, nil) }.map { String(cString: $0) }
            MainActor.assumeIsolated { handler(value ?? "") }
        }
