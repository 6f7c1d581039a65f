public import Gtk
public import Presentation

/// A row with an image, two lines and two values at the end, for any `BasicCellItem`.
@MainActor
public final class BasicCell: Cell {
    private let image = Image(size: 32).decorative()
    private let title = Label().ellipsized().styled("cell-title")
    private let detail = Label().ellipsized().styled("secondary")
    private let trailingText = Label().endAligned().styled("cell-value", "numeric")
    private let trailingDetail = Label().endAligned().styled("secondary", "numeric")

    /// The widget of the row.
    public let root: Widget

    /// Makes an empty row.
    public init() {
        let lines = Container(.vertical, spacing: 2, [title, detail]).expanding(horizontally: true)
        let values = Container(.vertical, spacing: 2, [trailingText, trailingDetail])
        lines.aligned(vertically: .center)
        values.aligned(vertically: .center)
        root = Container(.horizontal, spacing: 12, [image, lines, values]).styled("basic-cell")
    }

    /// Shows the item.
    public func bind(_ item: any BasicCellItem) {
        title.text = item.title
        title.emphasize(item.titleHighlights)
        detail.show(item.detail)
        trailingText.show(item.trailingText)
        trailingDetail.show(item.trailingDetail)
        image.isVisible = item.image != nil
        switch item.image {
        case .named(let name): image.showIcon(name)
        case .url(let url): image.showFile(url.isFileURL ? url.path : "")
        case nil: image.clear()
        }
    }

    /// Empties the row; an image that is still being loaded is not shown.
    public func unbind() {
        image.clear()
    }

    /// Returns the text of the item for a screen reader.
    public static func accessibleName(of item: any BasicCellItem) -> String? {
        item.spokenText
    }

    /// The visible texts of the labels, the lines first, then the values at the end.
    var texts: [String] {
        [title, detail, trailingText, trailingDetail].filter(\.isVisible).map(\.text)
    }

    /// Whether an image is shown.
    var hasPicture: Bool { image.isVisible && !image.isEmpty }
}
