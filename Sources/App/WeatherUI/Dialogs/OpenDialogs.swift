internal import Gtk

/// Keeps the content of each open dialog alive.
@MainActor
final class OpenDialogs {
    private var contents: [ObjectIdentifier: AnyObject] = [:]
    private var open: [(id: ObjectIdentifier, dialog: Dialog)] = []

    /// The dialog that was opened last; nil if none is open.
    var front: Dialog? { open.last?.dialog }

    /// Shows the dialog and keeps its content until it is closed.
    func present(_ dialog: Dialog, keeping content: AnyObject) {
        let id = ObjectIdentifier(content)
        contents[id] = content
        open.append((id, dialog))
        dialog.onClosed { [weak self] in
            self?.open.removeAll { $0.id == id }
            self?.contents[id] = nil
        }
        dialog.present()
    }
}
