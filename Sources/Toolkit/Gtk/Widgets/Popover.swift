internal import CGtk

/// A small window that points at a widget and is closed by a click elsewhere or Escape.
@MainActor
public final class Popover: Widget {
    private let closing = Closing()
    private let target = Target()

    /// - Parameter content: The content.
    public convenience init(_ content: Widget) {
        self.init(new: gtk_popover_new())
        let isToTheRight = !TextDirection.isRightToLeft
        let held = MenuRoom.holding(content) { [target] in
            target.reference?.widget.flatMap { MenuRoom.width(from: $0.widget, toTheRight: isToTheRight) }
        }
        gtk_popover_set_child(pointer(), held.widget)
        MenuRoom.align(self, toTheRight: isToTheRight)
        gtk_popover_set_position(pointer(), GTK_POS_BOTTOM)
        gtk_popover_set_has_arrow(pointer(), 0)
        styled("menu-popover")
        let popover: UnsafeMutablePointer<GtkPopover> = pointer()
        Signal.connect(self, "unrealize") { [widget] in
            // GTK 4.8 never releases a popover that is open while its window is destroyed.
            if gtk_widget_get_visible(widget) != 0 { gtk_popover_popdown(popover) }
        }
        Signal.connect(self, "closed") { [closing, reference = WeakReference(self)] in
            // GTK still uses the popover, so it is removed in a later turn.
            Task { @MainActor in
                if let popover = reference.widget { closing.leave(popover) }
            }
        }
    }

    /// Opens the popover and moves the focus into it; not while it is open.
    ///
    /// It stays open until it is closed, and then goes, also where nobody holds this wrapper any more.
    ///
    /// - Parameters:
    ///   - parent: The container that keeps the popover while it is open.
    ///   - target: The widget inside the parent that the popover points at.
    public func open(in parent: Container, pointingAt target: Widget) {
        let focus = gtk_widget_get_root(parent.widget).flatMap { gtk_root_get_focus($0) }
        closing.before = focus.map { WeakReference(Widget(retaining: UnsafeMutableRawPointer($0))) }
        self.target.reference = WeakReference(target)
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
        closing.handler = handler
    }
}

/// What a popover points at, known once it is opened.
@MainActor
private final class Target {
    var reference: WeakReference?
}

/// What is done once a popover has been closed; the popover owns it, as its wrapper may go before.
@MainActor
private final class Closing {
    var handler: (@MainActor () -> Void)?
    /// The widget that had the focus before and gets it back.
    var before: WeakReference?

    func leave(_ popover: Widget) {
        // GTK 4.8 never releases a popover that is removed with the focus in it.
        if popover.containsFocus, let root = gtk_widget_get_root(popover.widget) {
            gtk_root_set_focus(root, nil)
            if let before = before?.widget, gtk_widget_get_root(before.widget) == root { before.grabFocus() }
        }
        before = nil
        if gtk_widget_get_parent(popover.widget) != nil { gtk_widget_unparent(popover.widget) }
        handler?()
    }
}
