internal import CGtk

/// A container with a custom layout.
@MainActor
public final class LayoutContainer: Widget {
    /// - Parameters:
    ///   - children: The children in the order of Tab.
    ///   - layout: The layout, which places these children and those added later.
    public convenience init(_ children: [Widget], layout: CustomLayout) {
        self.init(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        children.forEach(append)
        layout.install(on: self)
    }

    /// Adds a child, which the layout must place.
    public func append(_ child: Widget) {
        gtk_box_append(pointer(), child.widget)
    }

    /// Moves a child after another one, or to the beginning for nil, for Tab and for screen readers.
    public func move(_ child: Widget, behind other: Widget?) {
        gtk_box_reorder_child_after(pointer(), child.widget, other?.widget)
    }

    /// Removes a child.
    public func remove(_ child: Widget) {
        gtk_box_remove(pointer(), child.widget)
    }
}
