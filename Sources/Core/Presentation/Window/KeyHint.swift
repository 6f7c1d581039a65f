import WeatherText

/// A keyboard shortcut with its meaning, for the list of shortcuts.
public struct KeyHint: Sendable, Hashable {
    /// The keys to be pressed together, such as "Ctrl" and "F", of each way to do it.
    public let ways: [[String]]
    /// The meaning, such as "Find a place".
    public let meaning: String

    /// The ways in words, such as "Ctrl+F or Ctrl+K" or "Alt+Up or Alt+Down".
    public var keys: String {
        let spoken = ways.map { $0.map(Self.word).joined(separator: "+") }
        guard let first = spoken.first else { return "" }
        return spoken.dropFirst().reduce(first) { tr("{keys} or {others}", ["keys": $0, "others": $1]) }
    }

    /// Both as a screen reader says them: "Find a place, Ctrl+F or Ctrl+K".
    public var spokenText: String { PhraseList.text([meaning, keys]) }

    /// Returns the word for a key that is shown by a sign, which a screen reader would describe.
    private static func word(for key: String) -> String {
        switch key {
        case tr("↑"): tr("Up", context: "key")
        case tr("↓"): tr("Down", context: "key")
        case tr("←"): tr("Left", context: "key")
        case tr("→"): tr("Right", context: "key")
        default: key
        }
    }

    /// The word between two ways.
    public static var or: String { tr("or", context: "between two shortcuts") }

    /// All shortcuts of the window in display order.
    public static var all: [KeyHint] { KeyHintGroup.all().flatMap(\.hints) }

    init(_ meaning: String, _ ways: [String]...) {
        (self.meaning, self.ways) = (meaning, ways)
    }
}
