import CGtk
import CGtkTestShims
@testable public import Gtk

/// Where the keyboard comes by pressing Tab until it is back where it began.
@MainActor
public struct FocusWalk {
    /// In the order they were come by, each once.
    public let stops: [FocusStop]
    /// Whether Tab came back to where it began, and to nothing else twice.
    public let isRound: Bool

    /// Presses Tab, or Shift+Tab, at most four hundred times.
    ///
    /// - Parameter panes: Style classes of the window's parts, in the order they are read; what lies in none of them,
    ///   as the title bar, comes before.
    public init(through window: Window, panes: [String] = [], backwards: Bool = false) {
        let direction = backwards ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD
        var (widgets, isRound): ([UnsafeMutablePointer<GtkWidget>], Bool) = ([], false)
        for _ in 0..<400 {
            test_move_focus(window.pointer(), direction)
            guard let focus = gtk_root_get_focus(window.opaque) else { break }
            if let known = widgets.firstIndex(of: focus) {
                isRound = known == 0
                break
            }
            widgets.append(focus)
        }
        // Only now does nothing scroll any more.
        stops = widgets.map { FocusStop($0, in: window, panes: panes) }
        self.isRound = isRound
    }

    /// Pairs of stops of which the later one lies before the earlier one for the eye.
    ///
    /// Tab goes round, so that one step leads from the end of what is read to its beginning.
    public var jumps: [String] {
        let first = stops.first { stop in !stops.contains { $0.isRead(before: stop) } }
        return zip(stops, stops.dropFirst() + stops.prefix(1))
            .filter { $1.isRead(before: $0) && $1.widget != first?.widget }.map { "\($0) → \($1)" }
    }

    /// What is shown below the root and takes the keyboard, but is not come by.
    ///
    /// One row stands for its list, in which arrow keys go on.
    public func missed(in root: Widget) -> [String] {
        WidgetTree.focusable(in: root).filter { widget in
            let isRow = ["GtkListItemWidget", "GtkListBoxRow"].contains(WidgetTree.name(of: widget))
            let whole = isRow ? gtk_widget_get_parent(widget) : widget
            return !stops.contains { stop in
                whole.map { stop.widget == $0 || gtk_widget_is_ancestor(stop.widget, $0) != 0 } ?? false
            }
        }.map { FocusStop($0, in: root, panes: []).description }
    }
}
