import CGtk
import CGtkTestShims
@testable import Gtk

/// A text on the picture of a window, or a piece of one in one font or line, as it is seen there.
@MainActor
public struct SeenText {
    /// The words, of a label as a whole.
    public let words: String
    /// The widget it belongs to with those around it, "GtkBox.card > GtkLabel".
    public let path: String
    /// The least contrast of its colour with what lies under its letters.
    public let contrast: Double
    /// How uneven the ground under its letters is: the greatest contrast within it.
    public let unevenness: Double
    /// The share of its letters that something is painted over.
    public let hidden: Double
    /// Whether it is so large, or bold, that a contrast of 3 is enough.
    public let isLarge: Bool
    /// Whether a chart has drawn it.
    public let isDrawn: Bool
    /// Whether its control can be used.
    public let isEnabled: Bool
    /// The rows of the picture in which its letters are seen.
    public let rows: Range<Int>
    /// Whether something cuts its letters that cannot be scrolled out of the way.
    public let isCut: Bool

    let widget: UnsafeMutablePointer<GtkWidget>?
    private let columns: Range<Int>

    init(_ text: TestText) {
        widget = text.widget
        path = text.widget.map { WidgetTree.path(to: $0) } ?? "no widget"
        words = text.text.map { String(cString: $0) } ?? text.widget.flatMap { Self.words(of: $0) } ?? "?"
        (contrast, unevenness, hidden) = (text.contrast, text.line, text.hidden)
        isLarge = text.pixels >= 24 || (text.is_bold != 0 && text.pixels >= 18.66)
        isDrawn = text.is_drawn != 0
        isEnabled = text.widget.map { gtk_widget_is_sensitive($0) != 0 } ?? true
        rows = Int(text.seen.origin.y)..<Int(text.seen.origin.y + text.seen.size.height)
        columns = Int(text.ink.origin.x)..<Int(text.ink.origin.x + text.ink.size.width)
        let (ink, seen) = (text.ink.size, text.seen.size)
        let (isNarrower, isLower) = (seen.width < ink.width - 1, seen.height < ink.height - 1)
        let scrolled = text.widget.map { Self.scrolled(around: $0) } ?? (sideways: false, down: false)
        let isOut = (seen.width <= 0 || seen.height <= 0) && (scrolled.sideways || scrolled.down)
        isCut = !isOut && (isNarrower && !scrolled.sideways || isLower && !scrolled.down)
    }

    /// Whether the other one is painted over it in other colours, as chosen text is.
    func isChosen(as other: SeenText) -> Bool {
        !isDrawn && !other.isDrawn && widget != nil && widget == other.widget && rows == other.rows
            && columns == other.columns
    }

    private static func words(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        switch WidgetTree.name(of: widget) {
        case "GtkLabel": String(cString: gtk_label_get_text(OpaquePointer(widget)))
        case "GtkText": String(cString: gtk_editable_get_text(OpaquePointer(widget)))
        default: WidgetTree.name(of: widget)
        }
    }

    /// The directions in which what is around it can be scrolled; a field scrolls what is typed.
    private static func scrolled(around widget: UnsafeMutablePointer<GtkWidget>) -> (sideways: Bool, down: Bool) {
        var found = (sideways: WidgetTree.name(of: widget) == "GtkText", down: false)
        for view in sequence(first: widget, next: { gtk_widget_get_parent($0) })
        where WidgetTree.name(of: view) == "GtkScrolledWindow" {
            let view = OpaquePointer(view)
            found.sideways = found.sideways || canMove(gtk_scrolled_window_get_hadjustment(view))
            found.down = found.down || canMove(gtk_scrolled_window_get_vadjustment(view))
        }
        return found
    }

    private static func canMove(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?) -> Bool {
        guard let adjustment else { return false }
        return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
            > gtk_adjustment_get_page_size(adjustment) + 1
    }
}
