internal import CGtk
internal import CGtkShims

/// The surface of a drawing area, in pixels from its top left corner.
@MainActor
public struct Canvas {
    let cairo: OpaquePointer
    let widget: UnsafeMutablePointer<GtkWidget>

    /// The size of the surface, in pixels.
    public let width, height: Double

    /// Draws only inside the rectangle until `body` returns.
    public func clipped(x: Double, y: Double, width: Double, height: Double, _ body: () -> Void) {
        cairo_save(cairo)
        cairo_rectangle(cairo, x, y, width, height)
        cairo_clip(cairo)
        body()
        cairo_restore(cairo)
    }

    func set(_ colour: RGBA) {
        cairo_set_source_rgba(cairo, colour.red, colour.green, colour.blue, colour.alpha)
    }
}

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

extension Canvas {
    /// Draws what has no edges at a quarter of its size and smooths it, for a sixteenth of the work.
    ///
    /// The body draws in the same pixels as on this canvas.
    public func smoothed(_ body: (Canvas) -> Void) {
        let share = 0.25
        let (columns, rows) = ((width * share).rounded(.up), (height * share).rounded(.up))
        let picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows))
        defer { cairo_surface_destroy(picture) }
        // All of its pixels are covered: the last ones would else be seen through, as a pale strip at the edge.
        cairo_surface_set_device_scale(picture, columns / max(width, 1), rows / max(height, 1))
        guard let coarse = cairo_create(picture) else { return }
        body(Canvas(cairo: coarse, widget: widget, width: width, height: height))
        cairo_destroy(coarse)
        cairo_save(cairo)
        cairo_set_source_surface(cairo, picture, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
        // Else the edges of the canvas would fade into nothing.
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// Draws what the body draws as far as a mask lets it be seen.
    ///
    /// - Parameters:
    ///   - layers: The shape of the mask, each layer painted over the former: boxes and how opaque they are, 0 to 1.
    ///   - showsInside: Whether what lies in the shape is seen, else what lies around it.
    public func masked(
        by layers: [(boxes: [(x: Double, y: Double, width: Double, height: Double)], opacity: Double)],
        showingInside showsInside: Bool, _ body: (Canvas) -> Void
    ) {
        cairo_push_group(cairo)
        body(self)
        cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
        for layer in layers {
            cairo_new_path(cairo)
            for box in layer.boxes where box.width > 0 && box.height > 0 {
                cairo_rectangle(cairo, box.x, box.y, box.width, box.height)
            }
            cairo_set_source_rgba(cairo, 0, 0, 0, layer.opacity)
            cairo_fill(cairo)
        }
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, showsInside ? CAIRO_OPERATOR_DEST_IN : CAIRO_OPERATOR_DEST_OUT)
        cairo_paint(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        cairo_pop_group_to_source(cairo)
        cairo_paint(cairo)
    }
}
