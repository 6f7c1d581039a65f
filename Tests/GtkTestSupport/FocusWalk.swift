import CGtk
import CGtkTestShims
@testable public import Gtk

/// Where the keyboard comes by pressing Tab until it is back where it began.
@MainActor
public struct FocusWalk {
    /// The stops in the order they were come by, each once.
    public let stops: [FocusStop]
    /// Whether Tab came back to where it began, and to nothing else twice.
    public let isRound: Bool

    /// Presses Tab, or Shift+Tab, at most four hundred times.
    ///
    /// - Parameter panes: Style classes of the window's parts, in the order they are read; what lies in none of them,
    ///   as the title bar, comes before.
    public init(through window: Window, panes: [String] = [], backwards: Bool = false) {
        let direction = backwards ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD
        var (widgets, isRound): ([Widget], Bool) = ([], false)
        var around: [Set<UnsafeMutablePointer<GtkWidget>>] = []
        for _ in 0..<400 {
            test_move_focus(window.pointer(), direction)
            guard let focus = gtk_root_get_focus(window.opaque) else { break }
            if let known = widgets.firstIndex(where: { $0.widget == focus }) {
                isRound = known == 0
                break
            }
            // A list may give a row that it scrolls away to another item, or away.
            widgets.append(Widget(retaining: UnsafeMutableRawPointer(focus)))
            around.append(Set(sequence(first: focus) { gtk_widget_get_parent($0) }))
        }
        // Only now does nothing scroll any more.
        stops = zip(widgets, around).map { FocusStop($0.widget, in: window, panes: panes, around: $1) }
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
            return !stops.contains { stop in whole.map { stop.around.contains($0) } ?? false }
        }.map { FocusStop($0, in: root, panes: []).description }
    }
}
