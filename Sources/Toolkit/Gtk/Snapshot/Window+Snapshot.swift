internal import CGtk

extension Window {
    /// Draws the content of the window, without its shadow; it must have been painted before.
    ///
    /// - Returns: The bytes of a PNG file; nil for a window that is not on screen.
    public func pngSnapshot() -> [UInt8]? {
        let paintable = Object(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(widget)))
        // With the frame that it has where a desktop draws no shadows: without, all would be drawn smaller than it is.
        let width = gdk_paintable_get_intrinsic_width(paintable.opaque)
        let height = gdk_paintable_get_intrinsic_height(paintable.opaque)
        guard width > 0, height > 0 else { return nil }
        guard let snapshot = gtk_snapshot_new() else { return nil }
        gdk_paintable_snapshot(paintable.opaque, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }

        let renderer = Object(adopting: UnsafeMutableRawPointer(gsk_cairo_renderer_new()))
        guard gsk_renderer_realize(renderer.opaque, nil, nil) != 0 else { return nil }
        defer { gsk_renderer_unrealize(renderer.opaque) }
        guard let texture = gsk_renderer_render_texture(renderer.opaque, node, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return nil }
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        let start = g_bytes_get_data(bytes, &count)
        return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
    }

    /// Calls the handler once, after the window has been painted that many times.
    ///
    /// - Returns: False if the window is not shown and thus will not be painted.
    @discardableResult
    public func afterPaint(count: Int, _ handler: @escaping @MainActor () -> Void) -> Bool {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return false }
        let redraw: @MainActor () -> Void = { [weak self] in
            if let self { gtk_widget_queue_draw(widget) }
        }
        let counter = PaintCounter(
            Object(retaining: UnsafeMutableRawPointer(clock)), count: count, each: redraw, end: handler)
        // A window that is closed before is never painted again.
        onDestroy { [weak counter] in counter?.stop() }
        gtk_widget_queue_draw(widget)
        return true
    }
}
