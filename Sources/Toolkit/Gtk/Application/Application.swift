internal import CGtk
internal import CGtkShims

/// The application as the desktop sees it: one instance a session, which gets the arguments of further starts.
@MainActor
public final class Application: Object {
    /// - Parameters:
    ///   - id: The identifier in reverse DNS notation, as in the desktop entry.
    ///   - isUnique: Whether a second start passes its arguments to the first instance.
    public convenience init(id: String, isUnique: Bool) {
        SwiftConcurrency.bridge()
        let flags =
            isUnique ? shim_application_handles_command_line : shim_application_handles_command_line_non_unique
        self.init(adopting: UnsafeMutableRawPointer(gtk_application_new(id, flags)))
        // The handler of the class, which is called first, initialises GTK.
        Signal.connect(self, "startup") { RenderingEnvironment.restore() }
    }

    /// Calls the handler once GTK is initialised, before the first start is handled.
    public func onStartup(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "startup", handler)
    }

    /// Calls the handler with the arguments at each start, to show the window or create it.
    public func onStart(_ handler: @escaping @MainActor ([String]) -> Void) {
        Signal.connect(self, "command-line", commandLineTrampoline, handler)
    }

    /// Calls the handler after the main loop has ended.
    public func onShutdown(_ handler: @escaping @MainActor () -> Void) {
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

    /// Keeps the main loop running without a window until `quit()`.
    public func hold() {
        g_application_hold(pointer())
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
