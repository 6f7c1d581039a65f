internal import Gtk

/// Keeps what stands behind each dialog for as long as the dialog is open.
@MainActor
final class OpenDialogs {
    private var contents: [ObjectIdentifier: AnyObject] = [:]

    /// Shows the dialog and keeps its content, which holds the dialog, until it is closed.
    func present(_ dialog: Dialog, keeping content: AnyObject) {
        let id = ObjectIdentifier(content)
        contents[id] = content
        dialog.onClosed { [weak self] in self?.contents[id] = nil }
        dialog.present()
    }
}
