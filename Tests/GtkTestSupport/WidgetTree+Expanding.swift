import CGtk
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// Opens all that is folded away; false if nothing is.
    public static func expandAll(in root: Widget) -> Bool {
        let folded = all("GtkExpander", in: root)
        for expander in folded { gtk_expander_set_expanded(expander.opaque, 1) }
        return !folded.isEmpty
    }
}
