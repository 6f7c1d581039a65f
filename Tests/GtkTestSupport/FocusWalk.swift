import CGtk
@testable public import Gtk

/// Where the keyboard comes by pressing Tab from the start of a window until it leaves it.
@MainActor
public struct FocusWalk {
    /// Something the keyboard stopped at.
    public struct Stop: Sendable {
        /// The way to it through the tree.
        public let path: String
        /// "page", "sidebar" or "window": within which `x` and `y` are measured, so that scrolling does not matter.
        public let pane: String
        /// Of its start edge, in pixels; counted from the side text starts from.
        public let x: Double
        /// Of its top edge, in pixels.
        public let y: Double
        /// In pixels.
        public let height: Double
    }

    /// In the order they were come by.
    public private(set) var stops: [Stop] = []
    /// Whether Tab led out of the window in the end.
    public private(set) var hasEnd = false

    /// Presses Tab at most so often.
    public init(through window: Window, limit: Int = 400) {
        gtk_window_set_focus(window.pointer(), nil)
        for _ in 0..<limit {
            guard gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD) != 0 else {
                hasEnd = true
                return
            }
            if let focus = gtk_root_get_focus(OpaquePointer(window.raw)) { stops.append(Self.stop(at: focus, window)) }
        }
    }

    /// Pairs of stops in one pane of which the later one lies before the earlier one for the eye.
    public var jumps: [String] {
        zip(stops, stops.dropFirst()).compactMap { first, second in
            guard first.pane == second.pane else { return nil }
            let isSameLine = second.y < first.y + first.height && first.y < second.y + second.height
            let isOrdered = isSameLine ? second.x >= first.x : second.y >= first.y
            return isOrdered
                ? nil : "\(first.path) (\(first.x), \(first.y)) → \(second.path) (\(second.x), \(second.y))"
        }
    }

    private static func stop(at widget: UnsafeMutablePointer<GtkWidget>, _ window: Window) -> Stop {
        let panes = ["page", "sidebar"]
        let around = sequence(first: widget) { gtk_widget_get_parent($0) }
        let holder = around.first { ancestor in panes.contains { gtk_widget_has_css_class(ancestor, $0) != 0 } }
        let pane = holder.flatMap { holder in panes.first { gtk_widget_has_css_class(holder, $0) != 0 } } ?? "window"
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(widget, holder ?? window.widget, &bounds)
        let width = Double(gtk_widget_get_width(holder ?? window.widget))
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        let left = Double(bounds.origin.x)
        return Stop(
            path: WidgetTree.path(to: widget), pane: pane,
            x: isMirrored ? width - left - Double(bounds.size.width) : left, y: Double(bounds.origin.y),
            height: Double(bounds.size.height))
    }
}
