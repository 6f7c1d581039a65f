internal import Gtk
internal import Presentation

/// The dialog with the keyboard shortcuts of the window, each key as a cap.
@MainActor
enum ShortcutsDialog {
    /// - Parameters:
    ///   - worksOffline: Whether requests can be stopped.
    ///   - compares: Whether sources can be compared.
    static func present(over window: Window, worksOffline: Bool = true, compares: Bool = true) {
        let column = Container(.vertical).styled("dialog-page", "shortcuts")
        for group in KeyHintGroup.all(worksOffline: worksOffline, compares: compares) {
            column.append(Label(group.title).styled("shortcut-group"))
            column.append(Container(.vertical, group.hints.map(row)).styled("card", "form"))
        }
        let page = ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
            .scrollableByKeyboard(name: WindowWords.shortcuts)
        Dialog(WindowWords.shortcuts, over: window, width: 556, height: 652, content: page).present()
        // GTK would put it on the first row, with a ring around that.
        _ = page.grabFocus()
    }

    private static func row(_ hint: KeyHint) -> Widget {
        let ways = hint.ways.map { keys -> Widget in
            Container(.horizontal, spacing: 4, keys.map(cap)).aligned(horizontally: .end)
        }
        let others = ways.dropFirst().map { way in
            Container(.horizontal, spacing: 8, [Label(KeyHint.or).styled("key-or"), way]) as Widget
        }
        let keys = others.reduce(ways.first ?? Container(.horizontal)) { StackingRow($0, $1, spacing: 8, inset: 2) }
        let row = ReadingStop(
            StackingRow(
                Label(hint.meaning).wrapped(width: 24).preferringOneLine().decorative(),
                keys.leftToRight().aligned(vertically: .center).decorative(), spacing: 18, inset: 6
            ).styled("form-row"))
        row.say(hint.spokenText)
        return row.root
    }

    private static func cap(_ key: String) -> Widget {
        Label(key).centered().styled("keycap")
    }
}
