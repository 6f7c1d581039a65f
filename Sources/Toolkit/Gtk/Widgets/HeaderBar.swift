internal import CGtk

/// The bar at the top of a window, with the window's own buttons.
@MainActor
public final class HeaderBar: Widget {
    /// Shows the window's title.
    public convenience init() {
        self.init(new: gtk_header_bar_new())
    }

    /// Puts a widget at the side text starts from.
    public func packStart(_ child: Widget) {
        gtk_header_bar_pack_start(opaque, child.widget)
    }

    /// Puts a widget at the far side.
    public func packEnd(_ child: Widget) {
        gtk_header_bar_pack_end(opaque, child.widget)
    }
}
