internal import CGtk

/// A link that opens an address in the user's browser.
@MainActor
public final class LinkButton: Widget {
    /// Makes an empty link.
    public convenience init() {
        self.init(new: gtk_link_button_new_with_label("", ""))
    }

    /// - Parameter link: The https address.
    public func show(_ text: String, link: String) {
        gtk_link_button_set_uri(opaque, link)
        gtk_button_set_label(pointer(), text)
        guard let label = gtk_button_get_child(pointer()) else { return }
        let words = OpaquePointer(label)
        gtk_label_set_wrap(words, 1)
        gtk_label_set_wrap_mode(words, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_max_width_chars(words, 80)
        gtk_label_set_xalign(words, 0)
        guard let attributes = pango_attr_list_new() else { return }
        defer { pango_attr_list_unref(attributes) }
        KeptNames.keep(in: text, breaksWords: true, by: attributes)
        gtk_label_set_attributes(words, attributes)
    }
}
