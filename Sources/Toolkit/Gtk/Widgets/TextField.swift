internal import CGtk

/// A line of text to write into.
@MainActor
public final class TextField: Widget {
    private var isSetting = false

    /// - Parameters:
    ///   - placeholder: Shown while it is empty.
    ///   - name: What a screen reader calls it.
    ///   - isSecret: Whether what is typed is hidden.
    public convenience init(placeholder: String = "", name: String, isSecret: Bool = false) {
        self.init(new: isSecret ? gtk_password_entry_new() : gtk_entry_new())
        Property.set("placeholder-text", placeholder, on: self)
        setAccessibleName(name)
    }

    /// What is typed; setting it calls no handler.
    public var text: String {
        get { String(cString: gtk_editable_get_text(opaque)) }
        set {
            guard newValue != text else { return }
            isSetting = true
            gtk_editable_set_text(opaque, newValue)
            isSetting = false
        }
    }

    /// Marks all of the text, so that typing replaces it.
    public func selectAll() {
        gtk_editable_select_region(opaque, 0, -1)
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
}
