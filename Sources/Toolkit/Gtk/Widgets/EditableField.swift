internal import CGtk

/// A line of text that a person can write into; `TextField` and `SearchField` are the two kinds of it.
@MainActor
public class EditableField: Widget {
    private var isSetting = false

    /// - Parameters:
    ///   - widget: A new widget that is a `GtkEditable`.
    ///   - placeholder: Shown while it is empty.
    ///   - name: What a screen reader calls it.
    convenience init(new widget: UnsafeMutablePointer<GtkWidget>, placeholder: String, name: String) {
        self.init(new: widget)
        // A property on every GTK 4; a search entry has a function of its own only from 4.10 on.
        Property.set("placeholder-text", placeholder, on: self)
        setAccessibleName(name)
    }

    /// What is typed; setting it calls no handler.
    public final var text: String {
        get { String(cString: gtk_editable_get_text(opaque)) }
        set {
            guard newValue != text else { return }
            isSetting = true
            gtk_editable_set_text(opaque, newValue)
            isSetting = false
        }
    }

    /// Any change of the text that a person makes, at once.
    public final func onChange(_ handler: @escaping @MainActor (String) -> Void) {
        let changed: @MainActor () -> Void = { [weak self] in
            if let self, !isSetting { handler(text) }
        }
        Signal.connect(self, "changed", changed)
    }

    /// Enter.
    public final func onSubmit(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "activate", handler)
    }
}
