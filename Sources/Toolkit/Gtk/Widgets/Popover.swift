internal import CGtk

/// A small window that points at a widget, and is gone when something else is clicked or Escape is pressed.
@MainActor
public final class Popover: Widget {
    private var closed: (@MainActor () -> Void)?
    /// Where the keyboard was when it was opened, and goes back to.
    private var before: Widget?

    /// - Parameter content: All of it.
    public convenience init(_ content: Widget) {
        self.init(new: gtk_popover_new())
        gtk_popover_set_child(pointer(), content.widget)
        gtk_popover_set_position(pointer(), GTK_POS_BOTTOM)
        Signal.connect(self, "closed") { [weak self] in
            // GTK is still busy with it: it goes in a later turn.
            Task { @MainActor in self?.leave() }
        }
    }

    /// Opens it once; the keyboard goes into it.
    ///
    /// - Parameters:
    ///   - parent: A container, which keeps it while it is open.
    ///   - target: What it points at, inside of the parent.
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

    /// Closes it.
    public func close() {
        gtk_popover_popdown(pointer())
    }

    /// It was closed, by whatever.
    public func onClosed(_ handler: @escaping @MainActor () -> Void) {
        closed = handler
    }

    private func leave() {
        // GTK 4.8 never lets go of a popover that is taken out with the focus in it.
        if containsFocus, let root = gtk_widget_get_root(widget) {
            gtk_root_set_focus(root, nil)
            if let before, gtk_widget_get_root(before.widget) == root { gtk_widget_grab_focus(before.widget) }
        }
        before = nil
        if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
        closed?()
    }
}
