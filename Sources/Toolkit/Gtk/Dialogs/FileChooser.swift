internal import CGtk

/// The desktop's own dialog for choosing a file.
@MainActor
public final class FileChooser: Object {
    private var chosen: (@MainActor (String?) -> Void)?

    /// - Parameters:
    ///   - title: What the file is for.
    ///   - accept: The button that takes the file.
    ///   - name: Proposed for a file that is written; nil for choosing one that exists.
    public convenience init(title: String, accept: String, name: String?, over parent: Window) {
        let action = name == nil ? GTK_FILE_CHOOSER_ACTION_OPEN : GTK_FILE_CHOOSER_ACTION_SAVE
        self.init(
            adopting: UnsafeMutableRawPointer(
                gtk_file_chooser_native_new(title, parent.pointer(), action, accept, nil)))
        gtk_native_dialog_set_modal(pointer(), 1)
        if let name { gtk_file_chooser_set_current_name(opaque, name) }
        // Its type is written out: a closure that returned an optional would not be what the trampoline calls.
        let responded: @MainActor (Int32) -> Void = { [weak self] in self?.respond($0) }
        Signal.connect(
            raw, "response", unsafeBitCast(responseTrampoline, to: GCallback.self), Box.retained(responded))
    }

    /// Shows the dialog; the handler gets the file's path, or nil where none was chosen.
    ///
    /// The chooser keeps itself until then.
    public func choose(_ handler: @escaping @MainActor (String?) -> Void) {
        chosen = { [self] path in
            chosen = nil
            handler(path)
        }
        gtk_native_dialog_show(pointer())
    }

    private func respond(_ response: Int32) {
        gtk_native_dialog_hide(pointer())
        let file = response == GTK_RESPONSE_ACCEPT.rawValue ? gtk_file_chooser_get_file(opaque) : nil
        let path = file.flatMap { file -> String? in
            defer { g_object_unref(UnsafeMutableRawPointer(file)) }
            return g_file_get_path(file).map { text in
                defer { g_free(text) }
                return String(cString: text)
            }
        }
        chosen?(path)
    }
}

private let responseTrampoline: @convention(c) (gpointer, gint, gpointer) -> Void = { _, response, data in
    let handler = Box<@MainActor (Int32) -> Void>.value(of: data)
    MainActor.assumeIsolated { handler(response) }
}
