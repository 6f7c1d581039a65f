internal import CGtk

/// The bar at the top of a window, with the window's own buttons.
@MainActor
public final class HeaderBar: Widget {
    /// What is packed at the end, through which Tab goes in the order of reading, as it does not in GTK's own box.
    private let end = Container(.horizontal, spacing: 6)

    /// Shows the window's title.
    public convenience init() {
        self.init(new: gtk_header_bar_new())
        gtk_header_bar_pack_end(opaque, end.widget)
    }

    /// Replaces the title by a widget.
    public func setTitle(_ title: Widget) {
        gtk_header_bar_set_title_widget(opaque, title.widget)
    }

    /// Adds a widget at the start.
    public func packStart(_ child: Widget) {
        gtk_header_bar_pack_start(opaque, child.widget)
    }

    /// Adds a widget at the end.
    public func packEnd(_ child: Widget) {
        end.append(child)
        end.move(child, behind: nil)
    }
}
