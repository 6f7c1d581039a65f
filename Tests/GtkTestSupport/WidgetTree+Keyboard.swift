import CGtk
import CGtkTestShims
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// What the keyboard's focus is on in the window, as a screen reader says it: role, name and description.
    public static func focus(in window: Window) -> String {
        guard let focus = gtk_root_get_focus(window.opaque) else { return "nothing" }
        // The part of a field that takes the letters has no name of its own.
        let named = sequence(first: focus) { gtk_widget_get_parent($0) }.first { spokenName(of: $0)?.isEmpty == false }
        guard let named else { return role(of: focus) }
        return SpokenTree.line(of: named)
    }

    /// Whether the keyboard's focus is on a scrolled view rather than on something in it.
    public static func isFocusOnScrolledView(in window: Window) -> Bool {
        gtk_root_get_focus(window.opaque).map { name(of: $0) == "GtkScrolledWindow" } ?? false
    }

    /// Whether the keyboard's focus is on something that is within the root and on screen.
    public static func holdsVisibleFocus(_ root: Widget, in window: Window) -> Bool {
        guard let focus = gtk_root_get_focus(window.opaque), gtk_widget_get_mapped(focus) != 0 else { return false }
        return focus == root.widget || gtk_widget_is_ancestor(focus, root.widget) != 0
    }

    /// The share of the focused widget's height that its window shows, 0 to 1.
    public static func visibleShareOfFocus(in window: Window) -> Double {
        guard let focus = gtk_root_get_focus(window.opaque) else { return 0 }
        var shown = graphene_rect_t()
        guard gtk_widget_compute_bounds(focus, window.widget, &shown) != 0, shown.size.height > 0 else { return 0 }
        let whole = shown.size.height
        var (top, bottom) = (shown.origin.y, shown.origin.y + whole)
        for view in sequence(first: focus, next: { gtk_widget_get_parent($0) })
        where ["GtkScrolledWindow", "GtkWindow"].contains(name(of: view)) {
            var frame = graphene_rect_t()
            guard gtk_widget_compute_bounds(view, window.widget, &frame) != 0 else { continue }
            top = max(top, frame.origin.y)
            bottom = min(bottom, frame.origin.y + frame.size.height)
        }
        return Double(max(0, bottom - top) / whole)
    }

    /// Puts the text on the clipboard, as another program would.
    public static func fillClipboard(_ text: String, of window: Window) {
        gdk_clipboard_set_text(gtk_widget_get_clipboard(window.widget), text)
    }

    /// What the only search field holds.
    public static func searchText(in root: Widget) -> String? {
        var found: String?
        visit(root.widget) { widget in
            // A drop-down has one too, which is never shown.
            if name(of: widget) == "GtkSearchEntry", gtk_widget_get_mapped(widget) != 0 {
                found = String(cString: gtk_editable_get_text(OpaquePointer(widget)))
            }
        }
        return found
    }

    /// The width in pixels that the widget has at this moment.
    public static func width(of widget: Widget) -> Int { Int(gtk_widget_get_width(widget.widget)) }
}
