internal import CGtk

/// A search field.
@MainActor
public final class SearchField: EditableField {
    /// - Parameters:
    ///   - placeholder: The text shown while the field is empty.
    ///   - name: The accessible name.
    public convenience init(placeholder: String, name: String) {
        self.init(new: gtk_search_entry_new(), placeholder: placeholder, name: name)
        // What was searched for is typed again as fast, and the keys are the window's own.
        gtk_editable_set_enable_undo(opaque, 0)
        if let clearing = Self.clearing(raw) {
            gtk_image_set_from_icon_name(OpaquePointer(clearing), "window-close-symbolic")
            gtk_widget_set_valign(clearing, GTK_ALIGN_CENTER)
        }
        Self.showClearing(raw)
        Signal.connect(self, "changed") { [raw] in Self.showClearing(raw) }
    }

    /// Shows the button that empties the field only while there is something to empty.
    ///
    /// GTK only stops drawing it, and its room cuts the placeholder of a narrow field.
    private static func showClearing(_ raw: UnsafeMutableRawPointer) {
        guard let clearing = clearing(raw) else { return }
        gtk_widget_set_visible(clearing, gtk_editable_get_text(OpaquePointer(raw)).pointee == 0 ? 0 : 1)
    }

    /// Returns that button, which is an image.
    private static func clearing(_ raw: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkWidget>? {
        guard let last = gtk_widget_get_last_child(raw.assumingMemoryBound(to: GtkWidget.self)),
            let kind = gtk_widget_get_css_name(last), String(cString: kind) == "image"
        else { return nil }
        return last
    }

    /// Calls the handler when Escape is pressed.
    @discardableResult
    public func onCancel(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        Signal.connect(self, "stop-search", handler)
    }

    /// Takes the focus and the letter when one is typed while the focus is in another widget.
    ///
    /// - Parameter isTaken: Returns whether the field takes the letter.
    @discardableResult
    public func takeLetters(typedIn other: Widget, where isTaken: @escaping @MainActor (Character) -> Bool)
        -> SignalConnection
    {
        let controller = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
        // The widget takes over the reference the constructor returned.
        gtk_widget_add_controller(other.widget, controller.opaque)
        let typed: @MainActor (OpaquePointer, guint, GdkModifierType) -> Bool = { [weak self] controller, key, state in
            guard let self, Modifiers(state).isDisjoint(with: [.control, .alt]),
                let letter = Unicode.Scalar(gdk_keyval_to_unicode(key)), g_unichar_isgraph(letter.value) != 0,
                isTaken(Character(letter)), let delegate
            else { return false }
            grabFocusAtEnd()
            // An input method begins with this very key.
            let text = UnsafeMutableRawPointer(delegate).assumingMemoryBound(to: GtkWidget.self)
            return gtk_event_controller_key_forward(controller, text) != 0
        }
        return Signal.connect(controller, "key-pressed", letterTrampoline, typed)
    }
}

private let letterTrampoline:
    Trampoline<
        @convention(c) (OpaquePointer, guint, guint, GdkModifierType, gpointer) -> gboolean,
        @MainActor (OpaquePointer, guint, GdkModifierType) -> Bool
    > = Trampoline { controller, key, _, state, data in
        let handler = letterTrampoline.handler(behind: data)
        // Only used during this call, on the main thread.
        nonisolated(unsafe) let controller = controller
        return MainActor.assumeIsolated { handler(controller, key, state) } ? 1 : 0
    }
