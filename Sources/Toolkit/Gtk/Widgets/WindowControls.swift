internal import CGtk

/// The window's own buttons at one side, such as close, as the desktop arranges them; nothing where it has none there.
@MainActor
public final class WindowControls: Widget {
    /// - Parameter isStart: Whether these are the buttons at the side where text begins.
    public convenience init(atStart isStart: Bool) {
        self.init(new: gtk_window_controls_new(isStart ? GTK_PACK_START : GTK_PACK_END))
    }

    /// Whether the button that closes the window is the only one, for want of room.
    public var onlyCloses = false {
        didSet {
            guard onlyCloses != oldValue else { return }
            let layout = Property.string("gtk-decoration-layout", of: Appearance.settings) ?? ""
            let sides = layout.split(separator: ":", omittingEmptySubsequences: false).map { side in
                side.split(separator: ",").filter { !["minimize", "maximize"].contains($0) }.joined(separator: ",")
            }
            gtk_window_controls_set_decoration_layout(opaque, onlyCloses ? sides.joined(separator: ":") : nil)
        }
    }
}

/// A part of a window by which it can be moved, maximised by a double click, and its menu opened.
@MainActor
public final class WindowHandle: Widget {
    /// Makes a handle of the size of its content, whose buttons keep working.
    public convenience init(_ content: Widget) {
        self.init(new: gtk_window_handle_new())
        gtk_window_handle_set_child(opaque, content.widget)
    }
}
