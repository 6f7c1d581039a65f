internal import CGtk
internal import CGtkShims

/// A row or a column of widgets.
@MainActor
public final class Container: Widget {
    /// - Parameter spacing: Pixels between two children.
    public convenience init(_ orientation: Orientation, spacing: Int = 0, _ children: [Widget] = []) {
        self.init(
            new: orientation == .horizontal
                ? shim_row_new(Int32(spacing)) : gtk_box_new(orientation.gtk, Int32(spacing)))
        children.forEach(append)
    }

    /// Gives every child the same room along the row or column.
    @discardableResult
    public func sharedEvenly() -> Self {
        gtk_box_set_homogeneous(pointer(), 1)
        return self
    }

    /// Puts the child at the end.
    public func append(_ child: Widget) {
        gtk_box_append(pointer(), child.widget)
    }

    /// Moves a child behind another one, or to the beginning for nil; the keyboard's focus stays where it is.
    public func move(_ child: Widget, behind other: Widget?) {
        gtk_box_reorder_child_after(pointer(), child.widget, other?.widget)
    }

    /// Takes the child out.
    public func remove(_ child: Widget) {
        gtk_box_remove(pointer(), child.widget)
    }
}
