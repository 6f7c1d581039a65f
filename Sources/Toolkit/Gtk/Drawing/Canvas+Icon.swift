internal import CGtk
internal import CGtkShims

extension Canvas {
    /// Draws an icon of the icon theme.
    ///
    /// - Parameters:
    ///   - isOnDark: Whether the background is dark even in a light window.
    ///   - opacity: How much of it is seen over what lies below, from 0 to 1.
    public func drawIcon(
        _ name: String, x: Double, y: Double, size: Double, onDarkGround isOnDark: Bool = false, opacity: Double = 1
    ) {
        let own = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
        let theme = isOnDark ? IconFolder.onDarkGround?.opaque ?? own : own
        guard
            let icon = gtk_icon_theme_lookup_icon(
                theme, name, nil, Int32(size), gtk_widget_get_scale_factor(widget), GTK_TEXT_DIR_LTR,
                shim_icon_lookup_default)
        else { return }
        let paintable = Object(adopting: UnsafeMutableRawPointer(icon))
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable.opaque, snapshot, size, size)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
        defer { gsk_render_node_unref(node) }
        cairo_save(cairo)
        cairo_translate(cairo, x, y)
        if opacity < 1 { cairo_push_group(cairo) }
        gsk_render_node_draw(node, cairo)
        if opacity < 1 {
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, opacity)
        }
        cairo_restore(cairo)
    }
}
