internal import CGtk
internal import CGtkShims

extension Widget {
    /// Calls the handler when a wheel or a touchpad scrolls over the widget; false lets what is around it scroll.
    @discardableResult
    public func onScroll(_ handler: @escaping @MainActor (ScrollStep) -> Bool) -> SignalConnection {
        let controller = Object(
            retaining: UnsafeMutableRawPointer(gtk_event_controller_scroll_new(shim_scroll_both_axes)))
        // The widget takes over the reference the constructor returned.
        gtk_widget_add_controller(widget, controller.opaque)
        let scrolled: @MainActor (OpaquePointer, Double, Double) -> Bool = { controller, x, y in
            let state = gtk_event_controller_get_current_event_state(controller)
            let isByPixels = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE
            return handler(ScrollStep(x: x, y: y, isByPixels: isByPixels, modifiers: Modifiers(state)))
        }
        return Signal.connect(controller, "scroll", scrollTrampoline, scrolled)
    }

    /// Calls the handler while the primary button is held and moved, with the pixels to the right of where it was
    /// pressed; nil at the press.
    ///
    /// - Parameter ended: Called when the button is let go, or taken for something else.
    @discardableResult
    public func onDrag(
        _ handler: @escaping @MainActor (Double?) -> Void, onEnd ended: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        let gesture = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_drag_new()))
        gtk_widget_add_controller(widget, gesture.opaque)
        let begun: @MainActor (Double, Double) -> Void = { _, _ in handler(nil) }
        let moved: @MainActor (Double, Double) -> Void = { x, _ in handler(x) }
        return SignalConnection([
            Signal.connect(gesture, "drag-begin", dragTrampoline, begun),
            Signal.connect(gesture, "drag-update", dragTrampoline, moved),
            // A gesture that is cancelled ends, too.
            Signal.connect(gesture, "drag-end", dragTrampoline) { _, _ in ended() },
        ])
    }
}

private let scrollTrampoline:
    Trampoline<
        @convention(c) (OpaquePointer, Double, Double, gpointer) -> gboolean,
        @MainActor (OpaquePointer, Double, Double) -> Bool
    > = Trampoline { controller, x, y, data in
        let handler = scrollTrampoline.handler(behind: data)
        // Only used during this call, on the main thread.
        nonisolated(unsafe) let controller = controller
        return MainActor.assumeIsolated { handler(controller, x, y) } ? 1 : 0
    }

private let dragTrampoline:
    Trampoline<
        @convention(c) (gpointer, Double, Double, gpointer) -> Void, @MainActor (Double, Double) -> Void
    > = Trampoline { _, x, y, data in
        let handler = dragTrampoline.handler(behind: data)
        MainActor.assumeIsolated { handler(x, y) }
    }
