internal import Gtk
internal import Presentation

/// A source: what it gives, whether it wants a key, its server, and the buttons that move it.
@MainActor
final class SourceView {
    private let name = Label().wrapped(width: 26).styled("heading")
    private let gives = Label().wrapped(width: 40).styled("secondary")
    private let keyNote = Label().styled("secondary")
    private let trouble = Label().wrapped(width: 40).styled("secondary", "problem")
    private let up = Button(icon: "go-up-symbolic", name: "")
    private let down = Button(icon: "go-down-symbolic", name: "")
    private let server: FieldView
    let root: Widget

    init(_ row: SourceRow, onMove: @escaping @MainActor (Int) -> Void, onServer: @escaping @MainActor (String) -> Void)
    {
        server = FieldView(row.server, onFinish: onServer)
        let words = Container(.vertical, spacing: 2, [name, gives, keyNote, trouble]).expanding(horizontally: true)
        let buttons = Container(.horizontal, [up, down]).styled("linked").aligned(vertically: .start)
        root = Container(
            .vertical, spacing: 8, [Container(.horizontal, spacing: 12, [words, buttons]), server.root]
        ).styled("card", "form-card")
        up.onClick { onMove(-1) }
        down.onClick { onMove(1) }
        root.onKey(first: true) { key, modifiers in
            guard modifiers == .alt, key == .up || key == .down else { return false }
            onMove(key == .up ? -1 : 1)
            return true
        }
        show(row)
    }

    func show(_ row: SourceRow) {
        name.text = row.name
        gives.text = row.gives
        keyNote.show(row.keyNote)
        trouble.show(row.trouble)
        server.show(row.server)
        show(row.moveUp, on: up, or: down)
        show(row.moveDown, on: down, or: up)
    }

    /// A button that can do nothing more hands the keyboard to the other one.
    private func show(_ words: String?, on button: Button, or other: Button) {
        let hadFocus = button.containsFocus
        button.isSensitive = words != nil
        if let words {
            button.setTooltip(words)
            button.setAccessibleName(words)
        } else if hadFocus {
            other.isSensitive = true
            other.grabFocus()
        }
    }
}
