internal import Gtk
internal import Presentation

/// The dialog that shows the servers in an imported file and asks whether to use them; closing it rejects them.
@MainActor
final class ServerQuestionDialog {
    private let dialog: Dialog
    private let reject: Button

    /// - Parameter onAccept: Called when the servers are accepted.
    init(_ question: ServerQuestion, over window: Window, onAccept: @escaping @MainActor () -> Void) {
        reject = Button(label: question.reject)
        let accept = Button(label: question.accept).styled("destructive-action")
        let lines = question.servers.map { Label($0).wrapped(width: 50).selectable() as Widget }
        let column = Container(
            .vertical, spacing: 12,
            [Label(question.text).wrapped(width: 50)] + lines
                + [Container(.horizontal, spacing: 8, [reject, accept]).aligned(horizontally: .end)]
        ).styled("dialog-page")
        dialog = Dialog(question.title, over: window, width: 460, content: column)
        reject.onClick { [weak self] in self?.dialog.close() }
        accept.onClick { [weak self] in
            onAccept()
            self?.dialog.close()
        }
    }

    /// Opens the dialog with the focus on the button that rejects the servers.
    func present(among dialogs: OpenDialogs, onClosed: @escaping @MainActor () -> Void) {
        dialogs.present(dialog, keeping: self)
        dialog.onClosed(onClosed)
        reject.grabFocus()
    }
}
