internal import CGtk

/// The room a layout has to give to its children, in pixels.
@MainActor
public struct LayoutRoom {
    /// Along the direction of the text.
    public let width: Int
    /// From top to bottom.
    public let height: Int
    let isMirrored: Bool

    /// Gives a child its place; the least it asks for, where it is given less.
    ///
    /// - Parameters:
    ///   - x: From the side text starts from, so that the layout is mirrored by itself.
    ///   - y: From the top.
    public func place(_ child: Widget, x: Int, y: Int, width: Int, height: Int) {
        if gtk_widget_get_child_visible(child.widget) == 0 { gtk_widget_set_child_visible(child.widget, 1) }
        guard gtk_widget_should_layout(child.widget) != 0 else { return }
        // GTK allocates nothing less than a widget's least size without a warning.
        let width = max(width, child.request(.horizontal).least)
        let height = max(height, child.request(.vertical, for: width).least)
        var area = GtkAllocation(
            x: Int32(isMirrored ? self.width - x - width : x), y: Int32(y), width: Int32(width), height: Int32(height))
        gtk_widget_size_allocate(child.widget, &area, -1)
    }

    /// Leaves a child out: it is not drawn and takes no input, while the layout says so.
    public func leaveOut(_ child: Widget) {
        if gtk_widget_get_child_visible(child.widget) != 0 { gtk_widget_set_child_visible(child.widget, 0) }
    }
}
