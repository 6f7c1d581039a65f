internal import CGtk

/// A line of text to search with.
@MainActor
public final class SearchField: Widget {
    private var isSetting = false

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
        set {
            guard newValue != text else { return }
            isSetting = true
            gtk_editable_set_text(opaque, newValue)
            isSetting = false
        }
    }

    /// Any change of the text that a person makes, at once.
    public func onChange(_ handler: @escaping @MainActor (String) -> Void) {
        let changed: @MainActor () -> Void = { [weak self] in
            if let self, !isSetting { handler(text) }
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
