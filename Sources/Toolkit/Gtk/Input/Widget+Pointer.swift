internal import CGtk

extension Widget {
    /// Calls the handler when the pointer moves over the widget, with pixels from its top left corner; nil when it
    /// leaves.
    @discardableResult
    public func onPointer(_ handler: @escaping @MainActor ((x: Double, y: Double)?) -> Void) -> SignalConnection {
        let controller = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_motion_new()))
        // The widget takes over the reference the constructor returned.
        gtk_widget_add_controller(widget, controller.opaque)
        return SignalConnection(
            ["enter", "motion"].map { Signal.connect(controller, $0, motionTrampoline, handler) }
                + [Signal.connect(controller, "leave") { handler(nil) }])
    }

    /// Calls the handler when the primary button is pressed, with pixels from the top left corner of the widget.
    @discardableResult
    public func onPress(_ handler: @escaping @MainActor (Double, Double) -> Void) -> SignalConnection {
        onPress(of: guint(GDK_BUTTON_PRIMARY), handler)
    }

    /// Calls the handler when the primary button is pressed for the second time in a row.
    @discardableResult
    public func onDoublePress(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        let gesture = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_click_new()))
        gtk_gesture_single_set_button(gesture.opaque, guint(GDK_BUTTON_PRIMARY))
        gtk_widget_add_controller(widget, gesture.opaque)
        return Signal.connect(gesture, "pressed", doublePressTrampoline, handler)
    }

    /// Calls the handler at a press of the secondary button, or a long press by touch.
    @discardableResult
    public func onMenuPress(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        let press = onPress(of: guint(GDK_BUTTON_SECONDARY)) { _, _ in handler() }
        let gesture = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_long_press_new()))
        gtk_gesture_single_set_touch_only(gesture.opaque, 1)
        gtk_widget_add_controller(widget, gesture.opaque)
        return SignalConnection([press, Signal.connect(gesture, "pressed", longPressTrampoline, handler)])
    }

    /// Calls the handlers at a press of the primary button and when it is let go, before what lies in the widget, with pixels
    /// from its top left corner.
    func onClickInside(
        pressed: @escaping @MainActor (Double, Double) -> Void, released: @escaping @MainActor (Double, Double) -> Void
    ) {
        let gesture = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_click_new()))
        gtk_gesture_single_set_button(gesture.opaque, guint(GDK_BUTTON_PRIMARY))
        // Rows take the click for themselves.
        gtk_event_controller_set_propagation_phase(gesture.opaque, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, gesture.opaque)
        Signal.connect(gesture, "pressed", pressTrampoline, pressed)
        Signal.connect(gesture, "released", pressTrampoline, released)
    }

    private func onPress(
        of button: guint, _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        let gesture = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_click_new()))
        gtk_gesture_single_set_button(gesture.opaque, button)
        gtk_widget_add_controller(widget, gesture.opaque)
        return Signal.connect(gesture, "pressed", pressTrampoline, handler)
    }

    /// Calls the handler when the focus enters or leaves the widget with its content.
    @discardableResult
    public func onFocusChange(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        let controller = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_focus_new()))
        gtk_widget_add_controller(widget, controller.opaque)
        return SignalConnection([
            Signal.connect(controller, "enter") { handler(true) },
            Signal.connect(controller, "leave") { handler(false) },
        ])
    }
}

private let motionTrampoline:
    Trampoline<
        @convention(c) (gpointer, Double, Double, gpointer) -> Void, @MainActor ((x: Double, y: Double)?) -> Void
    > = Trampoline { _, x, y, data in
        let handler = motionTrampoline.handler(behind: data)
        MainActor.assumeIsolated { handler((x, y)) }
    }

private let pressTrampoline:
    Trampoline<
        @convention(c) (gpointer, gint, Double, Double, gpointer) -> Void, @MainActor (Double, Double) -> Void
    > = Trampoline { _, _, x, y, data in
        let handler = pressTrampoline.handler(behind: data)
        MainActor.assumeIsolated { handler(x, y) }
    }

private let doublePressTrampoline:
    Trampoline<@convention(c) (gpointer, gint, Double, Double, gpointer) -> Void, @MainActor () -> Void> =
        Trampoline { _, count, _, _, data in
            guard count == 2 else { return }
            let handler = doublePressTrampoline.handler(behind: data)
            MainActor.assumeIsolated { handler() }
        }

private let longPressTrampoline:
    Trampoline<@convention(c) (gpointer, Double, Double, gpointer) -> Void, @MainActor () -> Void> =
        Trampoline { _, _, _, data in
            let handler = longPressTrampoline.handler(behind: data)
            MainActor.assumeIsolated { handler() }
        }
