internal import CGtk

/// A window onto something larger.
@MainActor
public final class ScrolledWindow: Widget {
    private var waiting: [ScrollGoal] = []
    private var watched: Set<UnsafeMutableRawPointer> = []

    /// Scrolls only along the axis given; across it, it is as large as its child.
    public convenience init(_ axis: Orientation, _ child: Widget) {
        self.init(new: gtk_scrolled_window_new())
        let (along, across) = (GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_policy(
            opaque, axis == .horizontal ? along : across, axis == .horizontal ? across : along)
        gtk_scrolled_window_set_child(opaque, child.widget)
        // What the keyboard stops at is in the child.
        gtk_widget_set_focusable(widget, 0)
    }

    /// Stays where it is when the keyboard comes to the child, of which GTK would bring the beginning into view.
    public func unmovedByFocus() -> Self {
        gtk_scrolled_window_get_child(opaque).map { gtk_viewport_set_scroll_to_focus(OpaquePointer($0), 0) }
        return self
    }

    /// Lets the keyboard stop at it, to scroll what holds nothing else to stop at.
    ///
    /// - Parameter name: The accessible name.
    @discardableResult
    public func scrollableByKeyboard(name: String) -> Self {
        gtk_widget_set_focusable(widget, 1)
        setAccessibleName(name)
        return self
    }

    /// Brings what lies so many pixels from the left edge of the child to the left edge of the window, or as near as
    /// the child reaches.
    ///
    /// - Parameter width: Of the child; where it has just been changed, the scrolling waits until it is in force.
    public func scroll(toX x: Double, ofWidth width: Double) {
        scroll(ScrollGoal(adjustment: gtk_scrolled_window_get_hadjustment(opaque), length: width) { _ in x })
    }

    /// Brings the row to the top, or as near as the rows reach; all are of one height.
    public func scroll(toRow row: Int, of count: Int) {
        scroll(
            ScrollGoal(adjustment: gtk_scrolled_window_get_vadjustment(opaque), length: Double(count)) { length in
                length * Double(row) / Double(count)
            })
    }

    /// Pixels from the left edge of the child to the left edge of the window.
    public var scrolledX: Double {
        gtk_scrolled_window_get_hadjustment(opaque).map { gtk_adjustment_get_value($0) } ?? 0
    }

    /// Scrolls as little as brings the place into view, with so many pixels before and after it.
    public func reveal(x: Double, margin: Double) {
        guard let adjustment = gtk_scrolled_window_get_hadjustment(opaque) else { return }
        gtk_adjustment_clamp_page(adjustment, x - margin, x + margin)
    }

    private func scroll(_ goal: ScrollGoal) {
        guard let adjustment = goal.adjustment else { return }
        waiting.removeAll { $0.adjustment == adjustment }
        guard !goal.reach() else { return }
        waiting.append(goal)
        guard watched.insert(UnsafeMutableRawPointer(adjustment)).inserted else { return }
        Signal.connect(Object(retaining: UnsafeMutableRawPointer(adjustment)), "changed") { [weak self] in
            // The size changes in the middle of an allocation, which would not heed a new position.
            Task { self?.waiting.removeAll { $0.reach() } }
        }
    }

    /// Back to the start of both axes.
    public func scrollToStart() {
        for adjustment in [gtk_scrolled_window_get_vadjustment(opaque), gtk_scrolled_window_get_hadjustment(opaque)] {
            if let adjustment { gtk_adjustment_set_value(adjustment, gtk_adjustment_get_lower(adjustment)) }
        }
    }
}
