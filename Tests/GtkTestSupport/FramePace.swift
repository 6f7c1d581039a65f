import CGtk
@testable public import Gtk

/// How long a window works on each frame: its own styles, layout and painting, without the wait for the next one.
@MainActor
public final class FramePace {
    /// The frames' times in milliseconds, in their order.
    public private(set) var frames: [Double] = []
    private let window: Window
    private var begin = ContinuousClock.now

    /// Measures from now on.
    public init(of window: Window) {
        self.window = window
        guard let clock = gtk_widget_get_frame_clock(window.widget) else { return }
        let source = Object(retaining: UnsafeMutableRawPointer(clock))
        Signal.connect(source, "before-paint") { [weak self] in self?.begin = .now }
        Signal.connect(source, "after-paint") { [weak self] in self?.end() }
    }

    /// Scrolls the list of that accessible name by so many pixels in each of so many frames.
    public func scroll(listNamed name: String, by pixels: Double, frames count: Int) {
        var list: UnsafeMutablePointer<GtkWidget>?
        WidgetTree.visit(window.widget) { if WidgetTree.isNamed($0, name) { list = $0 } }
        guard let list, let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(list)) else { return }
        for _ in 0..<count {
            let done = frames.count + 1
            gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + pixels)
            gtk_widget_queue_draw(window.widget)
            _ = GtkTesting.pump(until: { frames.count >= done })
        }
    }

    /// Milliseconds of the change and of the frame that shows it.
    public func shown(_ change: () -> Void) -> Double {
        let start = ContinuousClock.now
        change()
        let work = Self.milliseconds(ContinuousClock.now - start)
        let done = frames.count + 1
        gtk_widget_queue_draw(window.widget)
        _ = GtkTesting.pump(until: { frames.count >= done })
        return work + (frames.last ?? 0)
    }

    private func end() {
        frames.append(Self.milliseconds(.now - begin))
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) * 1e-15
    }
}
