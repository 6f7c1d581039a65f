internal import CGtk

/// Several pages in one place, one of them shown.
@MainActor
public final class PageStack: Widget {
    private var shown: Widget?

    /// Empty; the first page added is shown.
    public convenience init() {
        self.init(new: gtk_stack_new())
    }

    /// Adds a page.
    public func add(_ page: Widget) {
        gtk_stack_add_child(opaque, page.widget)
        if shown == nil { shown = page }
    }

    /// Whether the page is the one shown.
    public func isShowing(_ page: Widget) -> Bool {
        page === shown
    }

    /// Shows a page that was added.
    public func show(_ page: Widget) {
        guard page !== shown else { return }
        shown = page
        gtk_stack_set_visible_child(opaque, page.widget)
    }
}
