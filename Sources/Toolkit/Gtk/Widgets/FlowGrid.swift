internal import CGtk
internal import CGtkShims

/// Widgets of equal size in as many columns as fit.
@MainActor
public final class FlowGrid: Widget {
    /// How many columns there are at most, for the fewest widgets and for many.
    private var most = 1...1

    /// - Parameters:
    ///   - columns: The smallest and the largest number of columns.
    ///   - spacing: The space between them and between rows, in pixels.
    ///   - few: The number of widgets from which on they fill their row, and fewer are as wide as that many; nil for the largest
    ///     number of columns.
    public convenience init(columns: ClosedRange<Int>, spacing: Int, few: Int? = nil) {
        self.init(new: shim_tab_grid_new(OpaquePointer(gtk_flow_box_new())))
        most = max(min(few ?? columns.upperBound, columns.upperBound), columns.lowerBound)...columns.upperBound
        shim_accessible_set_role(box, AccessibleRole.arrangement.gtk)
        gtk_flow_box_set_selection_mode(box, GTK_SELECTION_NONE)
        gtk_flow_box_set_homogeneous(box, 1)
        gtk_flow_box_set_min_children_per_line(box, guint(columns.lowerBound))
        gtk_flow_box_set_max_children_per_line(box, guint(columns.upperBound))
        gtk_flow_box_set_row_spacing(box, guint(spacing))
        gtk_flow_box_set_column_spacing(box, guint(spacing))
    }

    private var box: OpaquePointer { OpaquePointer(gtk_widget_get_first_child(widget)) }

    /// Replaces the widgets.
    public func show(_ widgets: [Widget]) {
        while let child = gtk_flow_box_get_child_at_index(box, 0) {
            gtk_flow_box_remove(box, UnsafeMutableRawPointer(child).assumingMemoryBound(to: GtkWidget.self))
        }
        // A column without a widget would take its room from the others.
        let columns = min(max(widgets.count, most.lowerBound), most.upperBound)
        gtk_flow_box_set_max_children_per_line(box, guint(columns))
        for widget in widgets {
            // The focus, if any, and the name are the widget's own and not of the cell around it, whose role is told before it is shown.
            guard let cell = gtk_flow_box_child_new() else { continue }
            gtk_widget_set_focusable(cell, 0)
            shim_accessible_set_role(OpaquePointer(cell), AccessibleRole.arrangement.gtk)
            gtk_flow_box_child_set_child(
                UnsafeMutableRawPointer(cell).assumingMemoryBound(to: GtkFlowBoxChild.self), widget.widget)
            gtk_flow_box_insert(box, cell, -1)
        }
    }
}
