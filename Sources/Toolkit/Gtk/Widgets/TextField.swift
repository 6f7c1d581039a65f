internal import CGtk

/// A text field of one line.
@MainActor
public final class TextField: EditableField {
    /// - Parameters:
    ///   - placeholder: The text shown while the field is empty.
    ///   - name: The accessible name.
    ///   - isSecret: Whether the text is hidden.
    public convenience init(placeholder: String = "", name: String, isSecret: Bool = false) {
        self.init(new: isSecret ? gtk_password_entry_new() : gtk_entry_new(), placeholder: placeholder, name: name)
    }

    /// Selects all of the text, so that typing replaces it.
    public func selectAll() {
        gtk_editable_select_region(opaque, 0, -1)
    }
}
