internal import CGtk

/// A widget that is drawn by a closure.
@MainActor
public final class DrawingArea: Widget {
    private var kept: KeptPicture?
    private var fade: Animation?

    /// - Parameters:
    ///   - width: The minimum width in pixels.
    ///   - height: The minimum height in pixels.
    public convenience init(width: Int, height: Int) {
        self.init(new: gtk_drawing_area_new())
        gtk_drawing_area_set_content_width(pointer(), Int32(width))
        gtk_drawing_area_set_content_height(pointer(), Int32(height))
    }

    /// Sets the closure that draws the area, which is kept as long as the area.
    public func draw(_ drawing: @escaping @MainActor (Canvas) -> Void) {
        gtk_drawing_area_set_draw_func(
            pointer(), drawTrampoline.callback, drawTrampoline.data(for: drawing), boxDestroyNotify)
    }

    /// Sets the closure that draws the area once for each size, and again only after `redraw()`.
    ///
    /// - Parameter top: Draws over it each time, also after `redrawTop()`.
    public func drawOnce(
        _ drawing: @escaping @MainActor (Canvas) -> Void, top: (@MainActor (Canvas) -> Void)? = nil
    ) {
        let kept = KeptPicture()
        self.kept = kept
        draw { canvas in
            kept.show(on: canvas, drawing)
            top?(canvas)
        }
    }

    /// Draws again only what lies over the picture.
    public func redrawTop() {
        gtk_widget_queue_draw(widget)
    }

    /// Draws the area again after its content has changed.
    public func redraw() {
        kept?.discard()
        gtk_widget_queue_draw(widget)
    }

    /// Draws the area again, and lets what was drawn once give way to it over a time.
    public func redraw(fadingFor milliseconds: Double) {
        guard let kept else { return redraw() }
        let fade = fade ?? Animation(of: self)
        self.fade = fade
        kept.giveWay()
        fade.run(milliseconds: milliseconds) { [weak self, weak kept] share in
            kept?.share = share
            if let self { gtk_widget_queue_draw(widget) }
        }
    }

    /// Makes the area focusable, by Tab or by a click.
    @discardableResult
    public func focusable() -> Self {
        gtk_widget_set_focusable(widget, 1)
        gtk_widget_set_focus_on_click(widget, 1)
        return self
    }
}

private let drawTrampoline:
    Trampoline<
        @convention(c) (UnsafeMutablePointer<GtkDrawingArea>?, OpaquePointer?, Int32, Int32, gpointer?) -> Void,
        @MainActor (Canvas) -> Void
    > = Trampoline { area, cairo, width, height, data in
        guard let area, let cairo else { return }
        let draw = drawTrampoline.handler(behind: data)
        // Both are only used during this call, on the main thread.
        nonisolated(unsafe) let (context, raw) = (cairo, UnsafeMutableRawPointer(area))
        MainActor.assumeIsolated {
            draw(
                Canvas(
                    cairo: context, widget: raw.assumingMemoryBound(to: GtkWidget.self), width: Double(width),
                    height: Double(height)))
        }
    }
