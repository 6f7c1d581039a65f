internal import CGtk
internal import CGtkShims

extension Widget {
    /// Makes the widget draggable as text.
    ///
    /// - Parameter text: Returns the text passed to the drop target; nil if the widget cannot be dragged now.
    @discardableResult
    public func draggable(_ text: @escaping @MainActor () -> String?) -> SignalConnection {
        let source = Object(retaining: UnsafeMutableRawPointer(gtk_drag_source_new()))
        gtk_drag_source_set_actions(source.opaque, shim_drag_move)
        gtk_widget_add_controller(widget, source.opaque)
        return Signal.connect(source, "prepare", prepareTrampoline, text)
    }

    /// Accepts text that is dropped on the widget.
    ///
    /// - Parameter handler: Called with the text and whether it was dropped on the lower half; returns false to refuse
    ///   it.
    @discardableResult
    public func onDrop(_ handler: @escaping @MainActor (String, Bool) -> Bool) -> SignalConnection {
        let target = Object(retaining: UnsafeMutableRawPointer(gtk_drop_target_new(16 << 2, shim_drag_move)))
        gtk_widget_add_controller(widget, target.opaque)
        let dropped: @MainActor (String, Double) -> Bool = { [widget] text, y in
            handler(text, y > Double(gtk_widget_get_height(widget)) / 2)
        }
        return Signal.connect(target, "drop", dropTrampoline, dropped)
    }
}

private let prepareTrampoline:
    Trampoline<
        @convention(c) (gpointer, Double, Double, gpointer) -> UnsafeMutablePointer<GdkContentProvider>?,
        @MainActor () -> String?
    > = Trampoline { source, _, _, data in
        let text = prepareTrampoline.handler(behind: data)
        guard let text = MainActor.assumeIsolated({ text() }) else { return nil }
        // The widget itself is shown at the pointer; GTK would show the text.
        if let picture = gtk_widget_paintable_new(gtk_event_controller_get_widget(OpaquePointer(source))) {
            gtk_drag_source_set_icon(OpaquePointer(source), picture, 12, 12)
            g_object_unref(UnsafeMutableRawPointer(picture))
        }
        var value = GValue()
        // 16 is the fundamental number of a string.
        g_value_init(&value, 16 << 2)
        g_value_set_string(&value, text)
        defer { g_value_unset(&value) }
        return gdk_content_provider_new_for_value(&value)
    }

private let dropTrampoline:
    Trampoline<
        @convention(c) (gpointer, UnsafePointer<GValue>, Double, Double, gpointer) -> gboolean,
        @MainActor (String, Double) -> Bool
    > = Trampoline { _, value, _, y, data in
        guard let text = g_value_get_string(value) else { return 0 }
        let copy = String(cString: text)
        let handler = dropTrampoline.handler(behind: data)
        return MainActor.assumeIsolated { handler(copy, y) } ? 1 : 0
    }
