internal import CGtk
internal import CGtkShims

/// A scrollable view of larger content.
@MainActor
public final class ScrolledWindow: Widget {
    /// Makes a view that scrolls along one axis; across it, it has the size of its child.
    public convenience init(_ axis: Orientation, _ child: Widget) {
        self.init(new: gtk_scrolled_window_new())
        let (along, across) = (GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_policy(
            opaque, axis == .horizontal ? along : across, axis == .horizontal ? across : along)
        gtk_scrolled_window_set_child(opaque, child.widget)
        for bar in [gtk_scrolled_window_get_vscrollbar(opaque), gtk_scrolled_window_get_hscrollbar(opaque)] {
            // A screen reader moves by what is in the view.
            if let bar { shim_accessible_set_role(OpaquePointer(bar), AccessibleRole.decoration.gtk) }
        }
        // The focus belongs to the child.
        gtk_widget_set_focusable(widget, 0)
    }

    /// Makes the view focusable, so that content without focusable widgets can be scrolled by keyboard.
    ///
    /// - Parameter name: The accessible name.
    @discardableResult
    public func scrollableByKeyboard(name: String) -> Self {
        gtk_widget_set_focusable(widget, 1)
        setAccessibleName(name)
        return self
    }

    /// Takes the keyboard as a whole where nothing in the content takes it, or lets it pass by.
    ///
    /// - Parameter name: The accessible name.
    public func takeKeyboard(_ isTaken: Bool, name: String) {
        // What has the keyboard and may not take it any more hands it on.
        if !isTaken, gtk_widget_has_focus(widget) != 0, let root = gtk_widget_get_root(widget) {
            gtk_widget_child_focus(
                UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), GTK_DIR_TAB_FORWARD)
        }
        gtk_widget_set_focusable(widget, isTaken ? 1 : 0)
        gtk_widget_set_can_focus(widget, isTaken ? 1 : 0)
        if isTaken { setAccessibleName(name) }
    }

    /// Lets the focus pass by, as nothing in the content takes it; GTK would hold the focus where it is instead.
    @discardableResult
    public func passedByFocus() -> Self {
        gtk_widget_set_can_focus(widget, 0)
        return self
    }

    /// Begins at the left edge of the content in every language.
    @discardableResult
    public func beginningAtLeft() -> Self {
        leftToRight()
        // The viewport that GTK puts around the child keeps the distance from the side at which text begins.
        if let viewport = gtk_scrolled_window_get_child(opaque) {
            gtk_widget_set_direction(viewport, GTK_TEXT_DIR_LTR)
        }
        return self
    }

    /// Returns the position of the row at the top edge; all rows have the same height.
    public func topRow(of count: Int) -> Int {
        guard let adjustment = gtk_scrolled_window_get_vadjustment(opaque) else { return 0 }
        let length = gtk_adjustment_get_upper(adjustment)
        guard length > 0, count > 0 else { return 0 }
        return min(Int(gtk_adjustment_get_value(adjustment) / length * Double(count)), count - 1)
    }

    /// The position of the top edge in pixels from that of the child.
    public var scrolledY: Double {
        get { gtk_scrolled_window_get_vadjustment(opaque).map { gtk_adjustment_get_value($0) } ?? 0 }
        set { gtk_scrolled_window_get_vadjustment(opaque).map { gtk_adjustment_set_value($0, newValue) } }
    }

    /// The position of the left edge in pixels from that of the child; a value beyond the ends is that of the end.
    public var scrolledX: Double {
        get { gtk_scrolled_window_get_hadjustment(opaque).map { gtk_adjustment_get_value($0) } ?? 0 }
        set { gtk_scrolled_window_get_hadjustment(opaque).map { gtk_adjustment_set_value($0, newValue) } }
    }

    /// Calls the handler with the position of the top edge whenever it has changed.
    @discardableResult
    public func onScroll(_ handler: @escaping @MainActor (Double) -> Void) -> SignalConnection {
        let adjustment = Object(retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(opaque)))
        return Signal.connect(adjustment, "value-changed") { [raw = adjustment.raw] in
            handler(gtk_adjustment_get_value(raw.assumingMemoryBound(to: GtkAdjustment.self)))
        }
    }

    /// Scrolls down as little as necessary to show a descendant's end, but no further than to its beginning.
    ///
    /// - Parameter covered: The height at the top that something floats over.
    public func reveal(_ descendant: Widget, below covered: Double = 0) {
        guard let adjustment = gtk_scrolled_window_get_vadjustment(opaque),
            let child = gtk_scrolled_window_get_child(opaque)
        else { return }
        var (start, top) = (graphene_point_t(x: 0, y: 0), graphene_point_t())
        // A viewport has moved its child already.
        guard gtk_widget_compute_point(descendant.widget, child, &start, &top) != 0 else { return }
        let position = gtk_adjustment_get_value(adjustment)
        let beginning = position + Double(top.y)
        let end = beginning + Double(gtk_widget_get_height(descendant.widget))
        let wanted = min(end - gtk_adjustment_get_page_size(adjustment), beginning - covered)
        if wanted > position { gtk_adjustment_set_value(adjustment, wanted) }
    }

    /// Scrolls up as little as necessary to show the beginning of what has the focus below something that floats over the
    /// view.
    ///
    /// - Parameter covered: The height at the top that something floats over.
    public func uncoverFocus(below covered: Double) {
        guard containsFocus, let adjustment = gtk_scrolled_window_get_vadjustment(opaque),
            let focus = gtk_widget_get_root(widget).flatMap({ gtk_root_get_focus($0) })
        else { return }
        var (start, top) = (graphene_point_t(x: 0, y: 0), graphene_point_t())
        guard focus != widget, gtk_widget_compute_point(focus, widget, &start, &top) != 0 else { return }
        let hidden = covered - Double(top.y)
        if hidden > 0 { gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) - hidden) }
    }

    /// Calls the handler after the length of the content has changed.
    @discardableResult
    public func onLengthChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        let adjustment = Object(retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(opaque)))
        return Signal.connect(adjustment, "changed") {
            // A new position during an allocation would be ignored.
            Task { handler() }
        }
    }

    /// Scrolls to the start of both axes.
    public func scrollToStart() {
        for adjustment in [gtk_scrolled_window_get_vadjustment(opaque), gtk_scrolled_window_get_hadjustment(opaque)] {
            if let adjustment { gtk_adjustment_set_value(adjustment, gtk_adjustment_get_lower(adjustment)) }
        }
    }
}
