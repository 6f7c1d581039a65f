public import Foundation
import WeatherText

/// The content of a `BasicCell`, a row with up to two lines, an image and texts at the end.
public protocol BasicCellItem {
    /// The first line.
    var title: String { get }
    /// The parts of the title to highlight, as ranges of its characters in ascending order.
    var titleHighlights: [Range<Int>] { get }
    /// The second, smaller line; nil for none.
    var detail: String? { get }
    /// The parts of the second line to highlight, as ranges of its characters in ascending order.
    var detailHighlights: [Range<Int>] { get }
    /// The sign before the second line; nil for none.
    var detailMark: CellMark? { get }
    /// The image before the lines; nil for none.
    var image: CellImage? { get }
    /// The large text at the end of the first line, such as a temperature; nil for none.
    var trailingText: String? { get }
    /// The text at the end of the second line, such as a local time; nil for none.
    var trailingDetail: String? { get }
    /// The text of the row for a screen reader.
    var spokenText: String { get }
}

extension BasicCellItem {
    /// No highlights, by default.
    public var titleHighlights: [Range<Int>] { [] }
    /// Nil, by default.
    public var detail: String? { nil }
    /// No highlights, by default.
    public var detailHighlights: [Range<Int>] { [] }
    /// Nil, by default.
    public var detailMark: CellMark? { nil }
    /// Nil, by default.
    public var image: CellImage? { nil }
    /// Nil, by default.
    public var trailingText: String? { nil }
    /// Nil, by default.
    public var trailingDetail: String? { nil }
    /// All texts of the row in reading order, by default.
    public var spokenText: String {
        PhraseList.text([title, detail, trailingText, trailingDetail])
    }
}

/// A cell's picture.
public enum CellImage: Sendable, Hashable {
    /// An icon of the icon theme.
    case named(String)
    /// An image file.
    case url(URL)
}

/// A small sign before the second line of a cell.
public struct CellMark: Sendable, Hashable {
    /// The name of an icon in the icon theme.
    public let iconName: String
    /// The style class that gives it its colour.
    public let style: String

    /// Makes a sign.
    public init(iconName: String, style: String) {
        (self.iconName, self.style) = (iconName, style)
    }
}
