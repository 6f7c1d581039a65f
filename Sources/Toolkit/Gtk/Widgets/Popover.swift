internal import CGtk

/// A small window that points at a widget and is closed by a click elsewhere or Escape.
@MainActor
public final class Popover: Widget {
    private var closed: (@MainActor () -> Void)?
    /// The widget that had the focus before and gets it back.
    private var before: Widget?

    /// - Parameter content: The content.
    public convenience init(_ content: Widget) {
        self.init(new: gtk_popover_new())
        gtk_popover_set_child(pointer(), content.widget)
        gtk_popover_set_position(pointer(), GTK_POS_BOTTOM)
        gtk_popover_set_has_arrow(pointer(), 0)
        styled("menu-popover")
        Signal.connect(self, "closed") { [weak self] in
            // GTK still uses the popover, so it is removed in a later turn.
            Task { @MainActor in self?.leave() }
        }
    }

    /// Opens the popover and moves the focus into it; to be called once.
    ///
    /// - Parameters:
    ///   - parent: The container that keeps the popover while it is open.
    ///   - target: The widget inside the parent that the popover points at.
    public func open(in parent: Container, pointingAt target: Widget) {
        let focus = gtk_widget_get_root(parent.widget).flatMap { gtk_root_get_focus($0) }
        before = focus.map { Widget(retaining: UnsafeMutableRawPointer($0)) }
        gtk_widget_set_parent(widget, parent.widget)
        var bounds = graphene_rect_t()
        if gtk_widget_compute_bounds(target.widget, parent.widget, &bounds) != 0 {
            var area = GdkRectangle(
                x: Int32(bounds.origin.x), y: Int32(bounds.origin.y), width: Int32(bounds.size.width),
                height: Int32(bounds.size.height))
            gtk_popover_set_pointing_to(pointer(), &area)
        }
        gtk_popover_popup(pointer())
    }

    /// Closes the popover.
    public func close() {
        gtk_popover_popdown(pointer())
    }

    /// Calls the handler when the popover has been closed.
    public func onClosed(_ handler: @escaping @MainActor () -> Void) {
        closed = handler
    }

    private func leave() {
        // GTK 4.8 never releases a popover that is removed with the focus in it.
        if containsFocus, let root = gtk_widget_get_root(widget) {
            gtk_root_set_focus(root, nil)
            if let before, gtk_widget_get_root(before.widget) == root { gtk_widget_grab_focus(before.widget) }
        }
        before = nil
        if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
        closed?()
    }
}
