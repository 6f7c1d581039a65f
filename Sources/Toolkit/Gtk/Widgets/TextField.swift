internal import CGtk

/// A line of text to write into.
@MainActor
public final class TextField: EditableField {
    /// - Parameters:
    ///   - placeholder: Shown while it is empty.
    ///   - name: The accessible name.
    ///   - isSecret: Whether what is typed is hidden.
    public convenience init(placeholder: String = "", name: String, isSecret: Bool = false) {
        self.init(new: isSecret ? gtk_password_entry_new() : gtk_entry_new(), placeholder: placeholder, name: name)
    }

    /// Marks all of the text, so that typing replaces it.
    public func selectAll() {
        gtk_editable_select_region(opaque, 0, -1)
    }
}
