internal import Gtk
internal import Presentation

/// The dialog that asks for a new name of a place, or of something else; Enter confirms it, Escape cancels.
@MainActor
final class RenameDialog {
    private let field: TextField
    private let dialog: Dialog
    private var isDone = false

    /// - Parameter onRename: Called with the new name; returns why it cannot be given, or nil if it could.
    init(_ renaming: PlaceRenaming, over window: Window, onRename: @escaping @MainActor (String) -> String?) {
        field = TextField(placeholder: renaming.officialName, name: PlaceWords.newName)
        field.limit(to: renaming.longestName)
        field.text = renaming.name
        let cancel = Button(label: PlaceWords.cancel)
        let rename = Button(label: PlaceWords.rename).styled("suggested-action")
        let limit = Label().wrapped(width: 40).styled("secondary", "problem").role(.status)
        limit.isVisible = false
        // Nobody else holds the label's wrapper.
        field.onChange { limit.show(renaming.limitText(of: $0)) }
        let column = Container(
            .vertical, spacing: 12,
            [
                field, limit, Label(renaming.note).wrapped(width: 40).styled("secondary"),
                Container(.horizontal, spacing: 8, [cancel, rename]).aligned(horizontally: .end),
            ]
        ).styled("dialog-page")
        dialog = Dialog(renaming.title, over: window, width: 380, content: column)
        let take: @MainActor () -> Void = { [weak self, weak window] in
            guard let self, !isDone else { return }
            guard let refusal = onRename(field.text) else {
                isDone = true
                window?.holdBackEnter()
                return dialog.close()
            }
            limit.show(refusal)
            field.setRefused(true)
            field.setAccessibleDescription(refusal)
            _ = field.announce(refusal)
        }
        rename.onClick(take)
        field.onSubmit(take)
        cancel.onClick { [weak self] in self?.dialog.close() }
    }

    /// Opens the dialog with the name selected.
    func present(among dialogs: OpenDialogs, onClosed: @escaping @MainActor () -> Void) {
        dialogs.present(dialog, keeping: self)
        dialog.onClosed(onClosed)
        field.grabFocus()
        field.selectAll()
    }
}
