internal import CGtk

/// The area in which a layout places its children, in pixels.
@MainActor
public struct LayoutRoom {
    /// The width.
    public let width: Int
    /// The height.
    public let height: Int
    /// Whether `place` counts from the right, as text runs from right to left.
    public let isMirrored: Bool

    /// Places a child, with at least its minimum size.
    ///
    /// - Parameters:
    ///   - x: The distance from the side at which text begins, so that layouts are mirrored for right-to-left text.
    ///   - y: The distance from the top.
    public func place(_ child: Widget, x: Int, y: Int, width: Int, height: Int) {
        if gtk_widget_get_child_visible(child.widget) == 0 { gtk_widget_set_child_visible(child.widget, 1) }
        guard gtk_widget_should_layout(child.widget) != 0 else { return }
        // GTK warns if a widget gets less than its minimum size.
        let width = max(width, child.request(.horizontal).least)
        let height = max(height, child.request(.vertical, for: width).least)
        var area = GtkAllocation(
            x: Int32(isMirrored ? self.width - x - width : x), y: Int32(y), width: Int32(width), height: Int32(height))
        gtk_widget_size_allocate(child.widget, &area, -1)
    }

    /// Hides a child, which is then neither drawn nor gets input.
    public func leaveOut(_ child: Widget) {
        if gtk_widget_get_child_visible(child.widget) != 0 { gtk_widget_set_child_visible(child.widget, 0) }
    }
}
