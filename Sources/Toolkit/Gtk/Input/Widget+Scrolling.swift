internal import CGtk
internal import CGtkShims

extension Widget {
    /// Calls the handler when a wheel or a touchpad scrolls over the widget; false lets what is around it scroll.
    public func onScroll(_ handler: @escaping @MainActor (ScrollStep) -> Bool) {
        let controller = Object(
            retaining: UnsafeMutableRawPointer(gtk_event_controller_scroll_new(shim_scroll_both_axes)))
        // The widget takes over the reference the constructor returned.
        gtk_widget_add_controller(widget, controller.opaque)
        let scrolled: @MainActor (Double, Double) -> Bool = { [unowned controller] x, y in
            let state = gtk_event_controller_get_current_event_state(controller.opaque)
            let isByPixels = gtk_event_controller_scroll_get_unit(controller.opaque) == GDK_SCROLL_UNIT_SURFACE
            return handler(ScrollStep(x: x, y: y, isByPixels: isByPixels, modifiers: Modifiers(state)))
        }
        Signal.connect(controller, "scroll", scrollTrampoline, scrolled)
    }

    /// Calls the handler while the primary button is held and moved, with the pixels to the right of where it was
    /// pressed; nil at the press.
    public func onDrag(_ handler: @escaping @MainActor (Double?) -> Void) {
        let gesture = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_drag_new()))
        gtk_widget_add_controller(widget, gesture.opaque)
        let begun: @MainActor (Double, Double) -> Void = { _, _ in handler(nil) }
        let moved: @MainActor (Double, Double) -> Void = { x, _ in handler(x) }
        Signal.connect(gesture, "drag-begin", dragTrampoline, begun)
        Signal.connect(gesture, "drag-update", dragTrampoline, moved)
    }
}

private let scrollTrampoline:
    Trampoline<
        @convention(c) (gpointer, Double, Double, gpointer) -> gboolean, @MainActor (Double, Double) -> Bool
    > = Trampoline { _, x, y, data in
        let handler = scrollTrampoline.handler(behind: data)
        return MainActor.assumeIsolated { handler(x, y) } ? 1 : 0
    }

private let dragTrampoline:
    Trampoline<
        @convention(c) (gpointer, Double, Double, gpointer) -> Void, @MainActor (Double, Double) -> Void
    > = Trampoline { _, x, y, data in
        let handler = dragTrampoline.handler(behind: data)
        MainActor.assumeIsolated { handler(x, y) }
    }
