internal import CGtk

/// A scrollable view of larger content.
@MainActor
public final class ScrolledWindow: Widget {
    private var waiting: [ScrollGoal] = []
    private var watched: Set<UnsafeMutableRawPointer> = []

    /// Makes a view that scrolls along one axis; across it, it has the size of its child.
    public convenience init(_ axis: Orientation, _ child: Widget) {
        self.init(new: gtk_scrolled_window_new())
        let (along, across) = (GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_policy(
            opaque, axis == .horizontal ? along : across, axis == .horizontal ? across : along)
        gtk_scrolled_window_set_child(opaque, child.widget)
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

    /// Scrolls the row to the top, as far as possible; all rows have the same height.
    public func scroll(toRow row: Int, of count: Int) {
        scroll(
            ScrollGoal(adjustment: gtk_scrolled_window_get_vadjustment(opaque), length: Double(count)) { length in
                length * Double(row) / Double(count)
            })
    }

    private func scroll(_ goal: ScrollGoal) {
        guard let adjustment = goal.adjustment else { return }
        waiting.removeAll { $0.adjustment == adjustment }
        guard !goal.reach() else { return }
        waiting.append(goal)
        guard watched.insert(UnsafeMutableRawPointer(adjustment)).inserted else { return }
        Signal.connect(Object(retaining: UnsafeMutableRawPointer(adjustment)), "changed") { [weak self] in
            // The size changes during an allocation, in which a new position would be ignored.
            Task { self?.waiting.removeAll { $0.reach() } }
        }
    }

    /// Scrolls to the start of both axes.
    public func scrollToStart() {
        for adjustment in [gtk_scrolled_window_get_vadjustment(opaque), gtk_scrolled_window_get_hadjustment(opaque)] {
            if let adjustment { gtk_adjustment_set_value(adjustment, gtk_adjustment_get_lower(adjustment)) }
        }
    }
}
