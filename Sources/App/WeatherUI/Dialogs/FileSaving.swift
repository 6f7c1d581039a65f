internal import Foundation
internal import Gtk
internal import Presentation

/// Asks for a file and writes it; shows a message where that fails.
@MainActor
enum FileSaving {
    /// - Parameters:
    ///   - name: The suggested name.
    ///   - content: Returns what is written, once a file is chosen; nil where it cannot be made.
    ///   - onDone: Called with what has been done, in words.
    static func ask(
        for name: String, title: String, over window: Window, _ content: @escaping @MainActor (Window) -> Data?,
        onDone: @escaping @MainActor (String) -> Void
    ) {
        FileChooser(title: title, accept: WindowWords.save, name: name, over: window).choose { [weak window] path in
            guard let path, let window else { return }
            let content = content(window)
            Task { [weak window] in
                guard let problem = await ChosenFile.write(content, to: path) else {
                    return onDone(WindowWords.saved(path))
                }
                guard let window else { return }
                let words = Label(WindowWords.notSaved(problem)).wrapped(width: 50).selectable()
                Dialog(title, over: window, width: 380, content: Container(.vertical, [words]).styled("dialog-page"))
                    .present()
            }
        }
    }
}
