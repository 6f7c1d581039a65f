internal import CGtk

extension Widget {
    /// Calls the handler before each frame while the widget is on screen, until it returns false.
    ///
    /// - Parameter handler: Gets the frame's time in microseconds.
    /// - Returns: What `gtk_widget_remove_tick_callback` takes.
    @discardableResult
    func onFrame(_ handler: @escaping @MainActor (Int64) -> Bool) -> guint {
        gtk_widget_add_tick_callback(
            widget, tickTrampoline.callback, tickTrampoline.data(for: handler), boxDestroyNotify)
    }
}

private let tickTrampoline:
    Trampoline<
        @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?, gpointer?) -> gboolean,
        @MainActor (Int64) -> Bool
    > = Trampoline { _, clock, data in
        let handler = tickTrampoline.handler(behind: data)
        let time = Int64(gdk_frame_clock_get_frame_time(clock))
        return MainActor.assumeIsolated { handler(time) } ? 1 : 0
    }
