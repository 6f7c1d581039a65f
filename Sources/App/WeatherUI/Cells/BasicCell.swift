public import Gtk
public import Presentation

/// A row of a picture, two lines and two values at the end, for any model that can be a `BasicCellItem`.
@MainActor
public final class BasicCell: Cell {
    private let image = Image(size: 32).decorative()
    private let title = Label().ellipsized().styled("cell-title")
    private let detail = Label().ellipsized().styled("secondary")
    private let trailingText = Label().endAligned().styled("cell-value", "numeric")
    private let trailingDetail = Label().endAligned().styled("secondary", "numeric")

    /// The row.
    public let root: Widget

    /// Empty until it is bound.
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

    /// Empties the row; a picture still being read is forgotten.
    public func unbind() {
        image.clear()
    }

    /// The item's own sentence.
    public static func accessibleName(of item: any BasicCellItem) -> String? {
        item.spokenText
    }

    /// What the labels read, top to bottom and then at the end; empty ones left out.
    var texts: [String] {
        [title, detail, trailingText, trailingDetail].filter(\.isVisible).map(\.text)
    }

    /// Whether a picture is shown.
    var hasPicture: Bool { image.isVisible && !image.isEmpty }
}
