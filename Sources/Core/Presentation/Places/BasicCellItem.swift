import WeatherText

/// What a `BasicCell` shows, whatever the model behind it: a place, a search match, a user, a team.
public protocol BasicCellItem {
    /// The first line.
    var title: String { get }
    /// The parts of the title to mark, as ranges of its characters in rising order.
    var titleHighlights: [Range<Int>] { get }
    /// The second line, smaller.
    var detail: String? { get }
    /// Before the lines.
    var image: CellImage? { get }
    /// At the end of the first line, large: a temperature.
    var trailingText: String? { get }
    /// At the end of the second line: a local time.
    var trailingDetail: String? { get }
    /// The row as one sentence for a screen reader.
    var spokenText: String { get }
}

extension BasicCellItem {
    /// None.
    public var titleHighlights: [Range<Int>] { [] }
    /// None.
    public var detail: String? { nil }
    /// None.
    public var image: CellImage? { nil }
    /// None.
    public var trailingText: String? { nil }
    /// None.
    public var trailingDetail: String? { nil }
    /// All texts there are, in reading order.
    public var spokenText: String {
        PhraseList.text([title, detail, trailingText, trailingDetail])
    }
}
