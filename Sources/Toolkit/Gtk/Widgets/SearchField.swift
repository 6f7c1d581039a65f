internal import CGtk

/// A search field.
@MainActor
public final class SearchField: EditableField {
    /// - Parameters:
    ///   - placeholder: The text shown while the field is empty.
    ///   - name: The accessible name.
    public convenience init(placeholder: String, name: String) {
        self.init(new: gtk_search_entry_new(), placeholder: placeholder, name: name)
    }

    /// Calls the handler when Escape is pressed.
    public func onCancel(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "stop-search", handler)
    }
}
