internal import CGtk

/// Words that open an address in the user's browser.
@MainActor
public final class LinkButton: Widget {
    /// Shows nothing until `show(_:link:)`.
    public convenience init() {
        self.init(new: gtk_link_button_new_with_label("", ""))
    }

    /// - Parameter link: An https address.
    public func show(_ text: String, link: String) {
        gtk_link_button_set_uri(opaque, link)
        gtk_button_set_label(pointer(), text)
    }
}
