internal import CGtk

extension Widget {
    /// Calls the handler when somebody can see the widget and when nobody can any more: as it comes and goes with its page or its
    /// window, as the window is minimised, and with GTK 4.12 and later also as all of it is covered.
    @discardableResult
    public func onSeenChange(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        let sight = Sight(handler)
        return SignalConnection([
            Signal.connect(self, "map") { [weak self] in if let self { sight.begin(of: self) } },
            Signal.connect(self, "unmap") { sight.end() },
        ])
    }
}

/// Whether a mapped widget's window is one that can be seen.
@MainActor
private final class Sight {
    private var isSeen = false
    private var watching: SignalConnection?
    private let handler: @MainActor (Bool) -> Void
    /// `GDK_TOPLEVEL_STATE_MINIMIZED`, and `GDK_TOPLEVEL_STATE_SUSPENDED` of GTK 4.12.
    private static let hidden: UInt32 = 1 << 0 | 1 << 16

    init(_ handler: @escaping @MainActor (Bool) -> Void) { self.handler = handler }

    func begin(of widget: Widget) {
        let surface = gtk_widget_get_native(widget.widget).flatMap { gtk_native_get_surface($0) }
        let instance = surface.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GTypeInstance.self) }
        guard let surface, g_type_check_instance_is_a(instance, gdk_toplevel_get_type()) != 0 else { return tell(true) }
        func look() { tell(gdk_toplevel_get_state(surface).rawValue & Self.hidden == 0) }
        watching = Signal.connect(
            Object(retaining: UnsafeMutableRawPointer(surface)), "notify::state", argument: { _ in look() })
        look()
    }

    func end() {
        watching?.disconnect()
        watching = nil
        tell(false)
    }

    private func tell(_ isSeen: Bool) {
        guard isSeen != self.isSeen else { return }
        self.isSeen = isSeen
        handler(isSeen)
    }
}
