internal import CGtk

/// A window onto something larger.
@MainActor
public final class ScrolledWindow: Widget {
    /// Scrolls only along the axis given; across it, it is as large as its child.
    public convenience init(_ axis: Orientation, _ child: Widget) {
        self.init(new: gtk_scrolled_window_new())
        let (along, across) = (GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_policy(
            opaque, axis == .horizontal ? along : across, axis == .horizontal ? across : along)
        gtk_scrolled_window_set_child(opaque, child.widget)
    }

    /// Back to the start of both axes.
    public func scrollToStart() {
        for adjustment in [gtk_scrolled_window_get_vadjustment(opaque), gtk_scrolled_window_get_hadjustment(opaque)] {
            if let adjustment { gtk_adjustment_set_value(adjustment, gtk_adjustment_get_lower(adjustment)) }
        }
    }
}
