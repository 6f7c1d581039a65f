import WeatherText

/// Keyboard shortcuts under a title.
public struct KeyHintGroup: Sendable, Hashable, Identifiable {
    /// The title, such as "Places".
    public let title: String
    /// The shortcuts in display order.
    public let hints: [KeyHint]

    /// The title, which no other group has.
    public var id: String { title }

    /// All groups in display order.
    ///
    /// - Parameters:
    ///   - worksOffline: Whether requests can be stopped, as there are any.
    ///   - compares: Whether sources can be compared.
    public static func all(worksOffline: Bool = true, compares: Bool = true) -> [KeyHintGroup] {
        let offline = KeyHint(tr("Work offline, or go online"), [tr("Ctrl"), tr("Shift"), tr("O")])
        let comparison = KeyHintGroup(
            title: tr("Compare"),
            hints: [
                KeyHint(tr("Compare sources or places"), [tr("Ctrl"), tr("E")]),
                KeyHint(tr("Earlier or later value"), [tr("←")], [tr("→")]),
                KeyHint(tr("Move a row of the table"), [tr("Alt"), tr("↑")], [tr("Alt"), tr("↓")]),
                KeyHint(tr("Take a row away"), [tr("Delete")]),
                KeyHint(tr("Bring it back"), [tr("Ctrl"), tr("Z")]),
            ])
        let all = [
            KeyHintGroup(
                title: tr("Places"),
                hints: [
                    KeyHint(tr("Find a place"), [tr("Ctrl"), tr("F")], [tr("Ctrl"), tr("K")]),
                    KeyHint(
                        tr("Previous or next place"), [tr("Ctrl"), tr("Page Up")], [tr("Ctrl"), tr("Page Down")]),
                    KeyHint(tr("Menu of the place"), [tr("Menu", context: "key")], [tr("Shift"), tr("F10")]),
                    KeyHint(tr("Move the place"), [tr("Alt"), tr("↑")], [tr("Alt"), tr("↓")]),
                    KeyHint(tr("Rename the place"), [tr("F2")]),
                    KeyHint(tr("Remove the place"), [tr("Delete")]),
                    KeyHint(tr("Undo removing or moving"), [tr("Ctrl"), tr("Z")]),
                ]),
            KeyHintGroup(
                title: tr("Charts"),
                hints: [
                    KeyHint(tr("Choose what the chart shows"), [tr("1–8")]),
                    KeyHint(tr("Hour by hour"), [tr("←")], [tr("→")]),
                    KeyHint(tr("A day earlier or later"), [tr("Page Up")], [tr("Page Down")]),
                    KeyHint(tr("The present or the last value"), [tr("Home")], [tr("End")]),
                    KeyHint(tr("As a table"), [tr("Ctrl"), tr("T")]),
                    KeyHint(tr("Copy or save the chart"), [tr("Ctrl"), tr("S")]),
                ]),
            KeyHintGroup(
                title: tr("Page of a quantity"),
                hints: [
                    KeyHint(tr("Earlier or later value"), [tr("←")], [tr("→")]),
                    KeyHint(
                        tr("The same time a day earlier or later"), [tr("Ctrl"), tr("←")], [tr("Ctrl"), tr("→")]),
                    KeyHint(tr("A month earlier or later"), [tr("Page Up")], [tr("Page Down")]),
                    KeyHint(tr("The present or the last value"), [tr("Home")], [tr("End")]),
                    KeyHint(tr("End the reading, then leave the page"), [tr("Escape")]),
                ]),
            comparison,
            KeyHintGroup(
                title: tr("Rain map"),
                hints: [
                    KeyHint(tr("Open the rain map"), [tr("Ctrl"), tr("M")]),
                    KeyHint(tr("Earlier or later picture"), [tr("←")], [tr("→")]),
                    KeyHint(tr("Half an hour earlier or later"), [tr("Page Up")], [tr("Page Down")]),
                    KeyHint(tr("The present picture"), [tr("N")]),
                    KeyHint(tr("Play or pause"), [tr("Space")]),
                    KeyHint(tr("Zoom in or out"), [tr("+")], [tr("−")]),
                    KeyHint(tr("Back to the forecast"), [tr("Escape")], [tr("Alt"), tr("←")]),
                ]),
            KeyHintGroup(
                title: tr("Window"),
                hints: [
                    KeyHint(tr("Refresh"), [tr("F5")], [tr("Ctrl"), tr("R")])
                ] + (worksOffline ? [offline] : []) + [
                    KeyHint(tr("Main menu"), [tr("F10")]),
                    KeyHint(tr("Next or previous section"), [tr("F6")], [tr("Shift"), tr("F6")]),
                    KeyHint(tr("Preferences"), [tr("Ctrl"), tr(",")]),
                    KeyHint(tr("Keyboard shortcuts"), [tr("F1")], [tr("Ctrl"), tr("?")]),
                    KeyHint(tr("Close the window"), [tr("Ctrl"), tr("W")], [tr("Ctrl"), tr("Q")]),
                ]),
        ]
        return compares ? all : all.filter { $0 != comparison }
    }
}
