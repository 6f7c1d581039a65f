internal import CGtk

/// The bar at the top of a window, with the window's own buttons.
@MainActor
public final class HeaderBar: Widget {
    /// Shows the window's title.
    public convenience init() {
        self.init(new: gtk_header_bar_new())
    }

    /// Shows this in the middle, in place of the window's title.
    public func setTitle(_ title: Widget) {
        gtk_header_bar_set_title_widget(opaque, title.widget)
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
