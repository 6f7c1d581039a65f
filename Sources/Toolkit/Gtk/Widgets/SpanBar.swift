internal import CGtk

/// A track with one stretch of it filled, styled as "track" and "span".
@MainActor
public final class SpanBar: Widget {
    private let track = Container(.horizontal).styled("track")
    private let span = Container(.horizontal).styled("span")
    private var start = 0.0
    private var end = 0.0

    /// Shows an empty track.
    public convenience init() {
        self.init(new: gtk_overlay_new())
        gtk_overlay_set_child(opaque, track.widget)
        gtk_overlay_add_overlay(opaque, span.widget)
        span.isVisible = false
        let place: @MainActor (UnsafeMutablePointer<GdkRectangle>) -> Bool = { [weak self] in
            self?.place(in: $0) ?? false
        }
        Signal.connect(
            raw, "get-child-position", unsafeBitCast(positionTrampoline, to: GCallback.self), Box.retained(place))
    }

    /// Fills from `start` to `end`, each 0 to 1; nil fills nothing.
    public func show(_ stretch: (start: Double, end: Double)?) {
        span.isVisible = stretch != nil
        guard let stretch else { return }
        (start, end) = stretch
        gtk_widget_queue_allocate(widget)
    }

    private func place(in rectangle: UnsafeMutablePointer<GdkRectangle>) -> Bool {
        let width = Double(gtk_widget_get_width(widget))
        let height = gtk_widget_get_height(widget)
        // At least as long as it is high, so that a day of one temperature is still a dot.
        let length = max((end - start) * width, Double(height)).rounded()
        var left = min((start * width).rounded(), width - length)
        if gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL { left = width - left - length }
        rectangle.pointee = GdkRectangle(x: Int32(max(0, left)), y: 0, width: Int32(length), height: height)
        return true
    }
}

private let positionTrampoline:
    @convention(c) (gpointer, gpointer, UnsafeMutablePointer<GdkRectangle>, gpointer) -> gboolean = {
        _, _, rectangle, data in
        let handler = Box<@MainActor (UnsafeMutablePointer<GdkRectangle>) -> Bool>.value(of: data)
        // The rectangle does not outlive the call, and GTK emits on the main thread only.
        nonisolated(unsafe) let rectangle = rectangle
        return MainActor.assumeIsolated { handler(rectangle) } ? 1 : 0
    }
