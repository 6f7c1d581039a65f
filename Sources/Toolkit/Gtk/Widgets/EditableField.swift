internal import CGtk
internal import CGtkShims

/// A line of text that a person can write into; `TextField` and `SearchField` are the two kinds of it.
@MainActor
public class EditableField: Widget {
    private let origin = InputOrigin()

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

    /// Shows another text while it is empty.
    public final func setPlaceholder(_ text: String) {
        Property.set("placeholder-text", text.displayable, on: self)
    }

    /// What is typed; setting it calls no handler, and the cursor stays after as many letters as before.
    public final var text: String {
        get { Self.text(of: raw) }
        set {
            guard newValue != text else { return }
            origin.set {
                let position = gtk_editable_get_position(opaque)
                gtk_editable_set_text(opaque, newValue)
                gtk_editable_set_position(opaque, position)
            }
        }
    }

    private static func text(of raw: UnsafeMutableRawPointer) -> String {
        String(cString: gtk_editable_get_text(OpaquePointer(raw)))
    }

    /// Cuts what is typed or pasted after so many letters, as Unicode scalars.
    public final func limit(to letters: Int) {
        delegate.map { gtk_text_set_max_length($0, Int32(letters)) }
    }

    /// Makes room for so many letters, and asks for no more.
    @discardableResult
    public final func wide(characters: Int) -> Self {
        gtk_editable_set_width_chars(opaque, Int32(characters))
        gtk_editable_set_max_width_chars(opaque, Int32(characters))
        return self
    }

    /// Moves the focus to the end of the text, without selecting it.
    public final func grabFocusAtEnd() {
        guard let delegate else { return }
        gtk_text_grab_focus_without_selecting(delegate)
        gtk_editable_set_position(opaque, -1)
    }

    /// Whether what is written is refused, of which the description should say why.
    public final func setRefused(_ isRefused: Bool) {
        shim_accessible_set_invalid(opaque, isRefused ? 1 : 0)
    }

    /// The part of the field that takes the letters.
    final var delegate: UnsafeMutablePointer<GtkText>? {
        gtk_editable_get_delegate(opaque).map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkText.self) }
    }

    /// Calls the handler with the text at once when a person changes it.
    @discardableResult
    public final func onChange(_ handler: @escaping @MainActor (String) -> Void) -> SignalConnection {
        let changed: @MainActor () -> Void = { [raw, origin] in
            if !origin.isProgram { handler(Self.text(of: raw)) }
        }
        return Signal.connect(self, "changed", changed)
    }

    /// Calls the handler when a person presses Enter.
    @discardableResult
    public final func onSubmit(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        Signal.connect(self, "activate", handler)
    }
}
