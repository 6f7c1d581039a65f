internal import CGtk

/// A line of text to search with.
@MainActor
public final class SearchField: Widget {
    /// - Parameters:
    ///   - placeholder: Shown while it is empty.
    ///   - name: What a screen reader calls it.
    public convenience init(placeholder: String, name: String) {
        self.init(new: gtk_search_entry_new())
        // A property on every GTK 4; a function of its own only from 4.10 on.
        Property.set("placeholder-text", placeholder, on: self)
        setAccessibleName(name)
    }

    /// What is typed.
    public var text: String {
        get { String(cString: gtk_editable_get_text(opaque)) }
        set { if newValue != text { gtk_editable_set_text(opaque, newValue) } }
    }

    /// Any change of the text, at once.
    public func onChange(_ handler: @escaping @MainActor (String) -> Void) {
        let changed: @MainActor () -> Void = { [weak self] in
            if let self { handler(text) }
        }
        Signal.connect(self, "changed", changed)
    }

    /// Enter.
    public func onSubmit(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "activate", handler)
    }

    /// Escape.
    public func onCancel(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "stop-search", handler)
    }
}
