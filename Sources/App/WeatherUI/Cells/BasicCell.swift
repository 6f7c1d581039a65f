public import Gtk
public import Presentation

/// A row with an image, two lines and two values at the end, for any `BasicCellItem`.
@MainActor
public final class BasicCell: Cell {
    private let image = Image(size: 32).decorative()
    private let title = Label().styled("cell-title")
    private let detail = Label().styled("secondary").expanding(horizontally: true)
    private let mark = Image(size: 12).decorative()
    /// The box of the mark, without a baseline, with which GTK 4.8 reckons in one direction only.
    private let markBox: Container
    private var markStyle: String?
    private let keepsRoom: Bool
    private let trailingText = Label().endAligned().styled("cell-value", "numeric")
    private let trailingDetail = Label().endAligned().styled("secondary", "numeric")

    /// The widget of the row.
    public let root: Widget

    /// Makes an empty row.
    ///
    /// - Parameters:
    ///   - keepsRoom: Whether the room of image, detail and value is kept where there is none, as one may come.
    ///   - wraps: Whether what has no room goes on in further lines, even in text of the usual size.
    public init(keepsRoom: Bool, wraps: Bool = false) {
        self.keepsRoom = keepsRoom
        markBox = Container(.vertical, [mark])
        for line in [title, detail] {
            // One line over the whole width; much larger text would leave a few letters of it.
            if Appearance.textScale >= 1.5 {
                line.wrapped(width: 16)
            } else if wraps {
                line.wrapped(width: 40).preferringOneLine()
            } else {
                line.ellipsized()
            }
        }
        // A long name has further lines rather than an end that nobody sees.
        if keepsRoom, !wraps, Appearance.textScale < 1.5 {
            title.wrapped(width: 24, hyphenates: true).preferringOneLine().shortened(afterLines: 3)
        }
        let second = Container(.horizontal, spacing: 4, [markBox, detail])
        let lines = Container(.vertical, spacing: 2, [title, second]).expanding(horizontally: true)
        let values = Container(.vertical, spacing: 2, [trailingText, trailingDetail])
        lines.aligned(vertically: .center)
        values.aligned(vertically: .center)
        root = Container(.horizontal, spacing: 12, [image, lines, values]).styled("basic-cell")
    }

    /// Makes an empty row without room for what is not there.
    public convenience init() {
        self.init(keepsRoom: false)
    }

    /// Shows the item.
    public func bind(_ item: any BasicCellItem) {
        title.text = item.title
        title.emphasize(item.titleHighlights)
        // What is awaited has its line, so that nothing moves when it comes.
        let awaited = keepsRoom ? "\u{2007}" : nil
        detail.show(item.detail ?? awaited)
        trailingText.show(item.trailingText ?? awaited)
        trailingDetail.show(item.trailingDetail)
        markBox.isVisible = item.detailMark != nil
        if let sign = item.detailMark { mark.showIcon(sign.iconName) }
        if item.detailMark?.style != markStyle {
            if let markStyle { mark.setStyle(markStyle, false) }
            markStyle = item.detailMark?.style
            if let markStyle { mark.styled("alert-mark", markStyle) }
        }
        image.isVisible = keepsRoom || item.image != nil
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
