import CGtk
@testable import Gtk

/// Something the keyboard stops at.
@MainActor
public struct FocusStop: @MainActor CustomStringConvertible {
    let widget: UnsafeMutablePointer<GtkWidget>
    /// The widget and all that held it when the keyboard came to it.
    let around: Set<UnsafeMutablePointer<GtkWidget>>
    /// What it is, what a screen reader calls it, and where it is.
    public let description: String
    /// The place of its pane in the order they are read; 0 for what is in none, as the title bar.
    private let pane: Int
    /// The pixels from the side text starts from, within the pane's content, so that scrolling does not matter.
    private let start: Double
    private let end: Double
    private let top: Double
    private let bottom: Double

    init(
        _ widget: UnsafeMutablePointer<GtkWidget>, in root: Widget, panes: [String],
        around: Set<UnsafeMutablePointer<GtkWidget>> = []
    ) {
        (self.widget, self.around) = (widget, around)
        let upwards = sequence(first: widget) { gtk_widget_get_parent($0) }
        let held = upwards.lazy.compactMap { ancestor in
            panes.firstIndex { gtk_widget_has_css_class(ancestor, $0) != 0 }.map { (ancestor, $0 + 1) }
        }.first
        pane = held?.1 ?? 0
        let holder = held?.0 ?? root.widget
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(widget, holder, &bounds)
        let left = Double(bounds.origin.x)
        let right = Double(gtk_widget_get_width(holder)) - left - Double(bounds.size.width)
        start = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? right : left
        end = start + Double(bounds.size.width)
        top = Double(bounds.origin.y)
        bottom = top + Double(bounds.size.height)
        let name = upwards.lazy.compactMap { WidgetTree.spokenName(of: $0) }.first { !$0.isEmpty } ?? ""
        description = "\(WidgetTree.name(of: widget)) “\(name)” at \(start), \(top) of \(panes.isEmpty ? 0 : pane)"
    }

    /// Whether the eye comes to it first: in a line by where it starts, otherwise by the line; neither does where one lies
    /// within the other, as a title over the picture of its card.
    func isRead(before other: FocusStop) -> Bool {
        guard pane == other.pane else { return pane < other.pane }
        if holds(other) || other.holds(self) { return false }
        return top < other.bottom && other.top < bottom ? start < other.start : top < other.top
    }

    private func holds(_ other: FocusStop) -> Bool {
        start <= other.start && other.end <= end && top <= other.top && other.bottom <= bottom
    }
}
