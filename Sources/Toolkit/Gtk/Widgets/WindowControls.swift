internal import CGtk

/// The window's own buttons at one side, such as close, as the desktop arranges them; nothing where it has none there.
@MainActor
public final class WindowControls: Widget {
    /// - Parameter isStart: Whether these are the buttons at the side where text begins.
    public convenience init(atStart isStart: Bool) {
        self.init(new: gtk_window_controls_new(isStart ? GTK_PACK_START : GTK_PACK_END))
    }
}
