internal import CGtk
internal import CGtkShims

/// Several pages of which one is shown.
@MainActor
public final class PageStack: Widget {
    private var shown: Widget?

    /// Makes an empty stack, which shows the first page added.
    public convenience init() {
        self.init(new: gtk_stack_new())
    }

    /// Adds a page.
    public func add(_ page: Widget) {
        gtk_stack_add_child(opaque, page.widget)
        shim_stack_page_be_passed_over(opaque, page.widget)
        if shown == nil { shown = page } else { shim_stack_page_set_hidden(opaque, page.widget, 1) }
    }

    /// Returns whether the page is shown.
    public func isShowing(_ page: Widget) -> Bool {
        page === shown
    }

    /// Shows a page that has been added.
    public func show(_ page: Widget) {
        guard page !== shown else { return }
        if let shown { shim_stack_page_set_hidden(opaque, shown.widget, 1) }
        shown = page
        shim_stack_page_set_hidden(opaque, page.widget, 0)
        gtk_stack_set_visible_child(opaque, page.widget)
    }
}
