internal import CGtk
internal import CGtkShims

/// A row or a column of widgets.
@MainActor
public final class Container: Widget {
    /// - Parameter spacing: The space between two children, in pixels.
    public convenience init(_ orientation: Orientation, spacing: Int = 0, _ children: [Widget] = []) {
        self.init(new: orientation == .horizontal ? shim_row_new(Int32(spacing)) : shim_column_new(Int32(spacing)))
        children.forEach(append)
    }

    /// Gives all children of a row the same width; not for a column, of which GTK complains.
    @discardableResult
    public func sharedEvenly() -> Self {
        gtk_box_set_homogeneous(pointer(), 1)
        return self
    }

    /// Appends a child.
    public func append(_ child: Widget) {
        gtk_box_append(pointer(), child.widget)
    }

    /// Moves a child after another one, or to the beginning for nil, without changing the focus.
    public func move(_ child: Widget, behind other: Widget?) {
        gtk_box_reorder_child_after(pointer(), child.widget, other?.widget)
    }

    /// Removes the last rows, or makes and appends others, until there are as many as there is to show.
    ///
    /// - Parameters:
    ///   - rows: The last children of the container, with what they show; one that stays is not made again and keeps the focus.
    ///   - root: The child of a row.
    ///   - make: Makes a row.
    public func fit<Row, Child: Widget>(
        _ rows: inout [Row], _ root: KeyPath<Row, Child>, to count: Int, make: () -> Row
    ) {
        while rows.count > count { remove(rows.removeLast()[keyPath: root]) }
        while rows.count < count {
            let row = make()
            append(row[keyPath: root])
            rows.append(row)
        }
    }

    /// Removes a child.
    public func remove(_ child: Widget) {
        gtk_box_remove(pointer(), child.widget)
    }
}
