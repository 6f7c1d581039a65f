internal import CGtk

/// The program as the desktop sees it: one instance a session, to which a second start only hands its arguments.
@MainActor
public final class Application: Object {
    /// - Parameters:
    ///   - id: Reverse DNS, as in the desktop entry.
    ///   - isUnique: Whether a second start hands over to the first.
    public convenience init(id: String, isUnique: Bool) {
        SwiftConcurrency.bridge()
        let kind = isUnique ? 0 : G_APPLICATION_NON_UNIQUE.rawValue
        let flags = GApplicationFlags(rawValue: kind | G_APPLICATION_HANDLES_COMMAND_LINE.rawValue)
        self.init(adopting: UnsafeMutableRawPointer(gtk_application_new(id, flags)))
    }

    /// GTK is ready; called once, before the first start is handled.
    public func onStartup(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "startup", handler)
    }

    /// The program was started, or started again, with these arguments: show the window there is, or make it.
    public func onStart(_ handler: @escaping @MainActor ([String]) -> Void) {
        Signal.connect(
            raw, "command-line", unsafeBitCast(commandLineTrampoline, to: GCallback.self), Box.retained(handler))
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
        var copies = (["fairweather"] + arguments).map { g_strdup($0) }
        defer { copies.forEach { g_free($0) } }
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
    @convention(c) (gpointer, UnsafeMutablePointer<GApplicationCommandLine>, gpointer) -> gint = { _, line, data in
        var count: Int32 = 0
        let values = g_application_command_line_get_arguments(line, &count)
        defer { g_strfreev(values) }
        let arguments = (1..<max(1, Int(count))).compactMap { values?[$0].map { String(cString: $0) } }
        let handler = Box<@MainActor ([String]) -> Void>.value(of: data)
        MainActor.assumeIsolated { handler(arguments) }
        return 0
    }
