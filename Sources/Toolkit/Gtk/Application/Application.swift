internal import CGtk

/// The program as the desktop sees it: one instance a session, which a second start only brings to the front.
@MainActor
public final class Application: Object {
    /// - Parameters:
    ///   - id: Reverse DNS, as in the desktop entry.
    ///   - isUnique: Whether a second start hands over to the first.
    public convenience init(id: String, isUnique: Bool) {
        SwiftConcurrency.bridge()
        // 0 is "no flags", whose name changed in GLib 2.74.
        let flags = isUnique ? GApplicationFlags(rawValue: 0) : G_APPLICATION_NON_UNIQUE
        self.init(adopting: UnsafeMutableRawPointer(gtk_application_new(id, flags)))
    }

    /// GTK is ready; called once, before the first activation.
    public func onStartup(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "startup", handler)
    }

    /// The program was started, or started again: show the window there is, or make it.
    public func onActivate(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "activate", handler)
    }

    /// The main loop has ended.
    public func onShutdown(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "shutdown", handler)
    }

    /// Runs the main loop until the last window is gone.
    ///
    /// - Returns: The exit code.
    public func run() -> Int32 {
        g_application_run(pointer(), 0, nil)
    }

    /// Ends the main loop.
    public func quit() {
        g_application_quit(pointer())
    }
}
