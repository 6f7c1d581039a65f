internal import Gtk

/// Keeps the content of each open dialog alive.
@MainActor
final class OpenDialogs {
    private var contents: [ObjectIdentifier: AnyObject] = [:]

    /// Shows the dialog and keeps its content until it is closed.
    func present(_ dialog: Dialog, keeping content: AnyObject) {
        let id = ObjectIdentifier(content)
        contents[id] = content
        dialog.onClosed { [weak self] in self?.contents[id] = nil }
        dialog.present()
    }
}
