internal import Gtk
internal import Presentation

/// The dialog with the keyboard shortcuts of the window.
@MainActor
enum ShortcutsDialog {
    static func present(over window: Window) {
        let rows = KeyHint.all.map { hint in
            let row = ReadingStop(
                Container(
                    .horizontal, spacing: 24,
                    [
                        Label(hint.meaning).wrapped(width: 30).expanding(horizontally: true),
                        Label(hint.keys).endAligned().wrapped(width: 24).styled("key-hint"),
                    ]
                ).styled("form-row"))
            row.say(hint.spokenText)
            return row.root
        }
        let column = Container(.vertical, rows).styled("dialog-page")
        Dialog(
            WindowWords.shortcuts, over: window, width: 460, height: 520,
            content: ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
        ).present()
    }
}
