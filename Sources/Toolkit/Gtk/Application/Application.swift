internal import CGtk
internal import CGtkShims

/// The program as the desktop sees it: one instance a session, to which a second start only hands its arguments.
@MainActor
public final class Application: Object {
    /// - Parameters:
    ///   - id: Reverse DNS, as in the desktop entry.
    ///   - isUnique: Whether a second start hands over to the first.
    public convenience init(id: String, isUnique: Bool) {
        SwiftConcurrency.bridge()
        let flags =
            isUnique ? shim_application_handles_command_line : shim_application_handles_command_line_non_unique
        self.init(adopting: UnsafeMutableRawPointer(gtk_application_new(id, flags)))
        // GTK is initialised by the class's own handler, which comes first.
        Signal.connect(self, "startup") { RenderingEnvironment.restore() }
    }

    /// GTK is ready; called once, before the first start is handled.
    public func onStartup(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "startup", handler)
    }

    /// The program was started, or started again, with these arguments: show the window there is, or make it.
    public func onStart(_ handler: @escaping @MainActor ([String]) -> Void) {
        Signal.connect(self, "command-line", commandLineTrampoline, handler)
    }

    /// The main loop has ended.
    public func onShutdown(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "shutdown", handler)
    }

    /// Runs the main loop until the last window is gone.
    ///
    /// - Parameter arguments: Handed to `onStart(_:)` of the instance that runs; without the program's name.
    /// - Returns: The exit code.
    public func run(_ arguments: [String]) -> Int32 {
        // GLib expects the program's name first, as in C's main.
        var copies = (CommandLine.arguments.prefix(1) + arguments).map { g_strdup($0) }
        defer { copies.forEach { g_free($0) } }
        RenderingEnvironment.prepare()
        // A start that only hands over to the program that runs does not initialise GTK.
        defer { RenderingEnvironment.restore() }
        return g_application_run(pointer(), Int32(copies.count), &copies)
    }

    /// Runs on without a window, until `quit()`.
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
