internal import CGtk

/// Widgets that all request the width of the widest, so that they form a column across rows.
@MainActor
public final class WidthGroup {
    private let group = Object(adopting: UnsafeMutableRawPointer(gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL)))

    /// Makes a group without widgets.
    public init() {}

    /// Adds a widget, which leaves the group when it is destroyed.
    public func add(_ widget: Widget) {
        gtk_size_group_add_widget(group.pointer(), widget.widget)
    }
}
