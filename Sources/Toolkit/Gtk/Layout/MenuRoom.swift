internal import CGtk

/// The room that a menu has in its window, so that its words wrap rather than leave that.
@MainActor
enum MenuRoom {
    /// What a popover's edge and padding take on both sides, and what stays free to the window's edge, in pixels.
    private static let (frame, margin) = (10, 8)

    /// Returns what a popover holds: the content, no wider than the closure says.
    static func holding(_ content: Widget, width: @escaping @MainActor () -> Int?) -> LayoutContainer {
        LayoutContainer(
            [content],
            layout: CustomLayout { axis, size in
                let request = content.request(.horizontal)
                let natural = max(request.least, min(request.natural, width() ?? request.natural))
                guard axis == .vertical else { return SizeRequest(least: request.least, natural: natural) }
                return content.request(.vertical, for: size ?? natural)
            } allocate: { room in
                room.place(content, x: 0, y: 0, width: room.width, height: room.height)
            })
    }

    /// Returns the pixels for the content of a menu that begins at a widget's left edge, or ends at its right one; nil while
    /// the widget is in no window.
    static func width(from widget: UnsafeMutablePointer<GtkWidget>, toTheRight: Bool) -> Int? {
        var bounds = graphene_rect_t()
        guard let root = gtk_widget_get_root(widget) else { return nil }
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        guard gtk_widget_compute_bounds(widget, window, &bounds) != 0 else { return nil }
        let room =
            toTheRight
            ? Int(gtk_widget_get_width(window)) - Int(bounds.origin.x) : Int(bounds.origin.x + bounds.size.width)
        return room - frame - margin
    }

    /// Lets a popover begin at the left edge of what it belongs to, or end at its right one.
    static func align(_ popover: Widget, toTheRight: Bool) {
        // GTK before 4.14 aligns by sides in every language, later ones as the popover's own text runs.
        gtk_widget_set_direction(popover.widget, GTK_TEXT_DIR_LTR)
        gtk_widget_set_halign(popover.widget, toTheRight ? GTK_ALIGN_START : GTK_ALIGN_END)
    }
}
