import WeatherText

/// A keyboard shortcut with its meaning, for the list of shortcuts.
public struct KeyHint: Sendable, Hashable {
    /// The keys, such as "Ctrl+F".
    public let keys: String
    /// The meaning, such as "Find a place".
    public let meaning: String

    /// Both as a screen reader says them: "Find a place, Ctrl+F, Ctrl+K".
    public var spokenText: String { PhraseList.text([meaning, keys]) }

    /// All shortcuts of the window in display order.
    public static var all: [KeyHint] {
        [
            KeyHint(keys: tr("Ctrl+F, Ctrl+K"), meaning: tr("Find a place")),
            KeyHint(keys: tr("F5, Ctrl+R"), meaning: tr("Refresh")),
            KeyHint(keys: tr("Ctrl+Page Up, Ctrl+Page Down"), meaning: tr("Previous or next place")),
            KeyHint(keys: tr("Alt+Up, Alt+Down"), meaning: tr("Move the place")),
            KeyHint(keys: tr("F2"), meaning: tr("Rename the place")),
            KeyHint(keys: tr("Delete"), meaning: tr("Remove the place")),
            KeyHint(keys: tr("Ctrl+Z"), meaning: tr("Undo removing or moving a place")),
            KeyHint(keys: tr("1 to 8"), meaning: tr("Choose what the chart shows")),
            KeyHint(keys: tr("Left, Right, Home, End"), meaning: tr("Move along the chart, hour by hour")),
            KeyHint(keys: tr("Ctrl+T"), meaning: tr("Switch between chart and table")),
            KeyHint(keys: tr("F6, Shift+F6"), meaning: tr("Next or previous section")),
            KeyHint(keys: tr("Ctrl+comma"), meaning: tr("Preferences")),
            KeyHint(keys: tr("F1, Ctrl+?"), meaning: tr("Keyboard shortcuts")),
            KeyHint(keys: tr("Ctrl+W, Ctrl+Q"), meaning: tr("Close the window")),
        ]
    }
}
