internal import Gtk

/// Two buttons that move a row up and down, like Alt with the arrow keys.
@MainActor
final class MoveButtons {
    private let up = Button(icon: "go-up-symbolic", name: "")
    private let down = Button(icon: "go-down-symbolic", name: "")
    private let moved: @MainActor (Int) -> Void
    let root: Container

    /// - Parameter onMove: Called with −1 for up and 1 for down.
    init(_ onMove: @escaping @MainActor (Int) -> Void) {
        moved = onMove
        root = Container(.horizontal, spacing: 6, [up, down]).styled("move-buttons").aligned(vertically: .center)
        up.onClick { onMove(-1) }
        down.onClick { onMove(1) }
    }

    /// Makes the keys work anywhere in the row.
    func follow(_ row: Widget) {
        let moved = moved
        row.onKey(first: true) { key, modifiers in
            guard modifiers == .alt, key == .up || key == .down else { return false }
            moved(key == .up ? -1 : 1)
            return true
        }
    }

    /// Sets the names of the buttons; a button whose name is nil is disabled.
    func show(up upWords: String?, down downWords: String?) {
        show(upWords, on: up, or: down)
        show(downWords, on: down, or: up)
    }

    /// Updates a button; one that becomes disabled passes the focus to the other one.
    private func show(_ words: String?, on button: Button, or other: Button) {
        let hadFocus = button.containsFocus
        button.isSensitive = words != nil
        if let words {
            button.rename(words)
        } else if hadFocus {
            other.isSensitive = true
            other.grabFocus()
        }
    }
}
