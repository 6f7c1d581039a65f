internal import CGtk

/// A change over a short time, frame by frame, that ends by itself; nothing ticks before and after it.
@MainActor
public final class Animation {
    private let widget: WeakReference
    private var tick: guint = 0
    private var start: Int64?

    /// - Parameter widget: The widget whose frames it follows, which it does not keep alive.
    public init(of widget: Widget) {
        self.widget = WeakReference(widget)
    }

    /// Whether frames are still to come.
    public var isRunning: Bool { tick != 0 && widget.object != nil }

    /// Calls the closure in each frame with the share of the way, slower towards its end, and lastly with 1.
    ///
    /// Where animations are off or the widget is not on screen or gone, it is called once, at once. A change under way
    /// ends where it is.
    public func run(milliseconds: Double, _ step: @escaping @MainActor (Double) -> Void) {
        stop()
        guard Appearance.isAnimated, let widget = widget.widget, gtk_widget_get_mapped(widget.widget) != 0 else {
            return step(1)
        }
        start = nil
        let frame: @MainActor (Int64) -> Bool = { [weak self] time in
            guard let self else { return false }
            let begun = start ?? time
            start = begun
            let share = min(Double(time - begun) / 1000 / milliseconds, 1)
            let isOver = share >= 1
            if isOver { tick = 0 }
            // Ease-out, by the cube.
            step(1 - (1 - share) * (1 - share) * (1 - share))
            return !isOver
        }
        tick = widget.onFrame(frame)
    }

    /// Ends it where it is.
    public func stop() {
        guard tick != 0 else { return }
        if let widget = widget.widget { gtk_widget_remove_tick_callback(widget.widget, tick) }
        tick = 0
    }
}
