internal import Gtk
internal import Presentation

/// A row of a found place: its name and where it is, a line each, with what was typed in bold wherever it stands.
@MainActor
final class MatchCell: Cell {
    private let image = Image(size: 16).decorative()
    private let title = Label().expanding(horizontally: true)
    private let note = Label().endAligned().styled("match-note").aligned(vertically: .center)
    private let detail = Label().styled("secondary")
    let root: Widget

    init() {
        for line in [title, detail] {
            // One line over the whole width each; much larger text would leave a few letters of them.
            if Appearance.textScale < 1.5 { line.ellipsized() } else { line.wrapped(width: 16) }
        }
        let first = Container(.horizontal, spacing: 8, [title, note])
        let lines = Container(.vertical, [first, detail]).expanding(horizontally: true).aligned(vertically: .center)
        root = Container(.horizontal, spacing: 8, [image, lines]).styled("match-cell")
    }

    func bind(_ item: any BasicCellItem) {
        // What is no place but offers to search for one has more lines, as in some languages its verb comes last.
        if Appearance.textScale < 1.5 {
            if item.detail == nil {
                title.wrapped(width: 24, hyphenates: true).preferringOneLine().shortened(afterLines: 3)
            } else {
                title.ellipsized()
            }
        }
        title.text = item.title
        title.emphasize(item.titleHighlights)
        detail.show(item.detail)
        detail.emphasize(item.detailHighlights)
        note.show(item.trailingDetail)
        image.isVisible = item.image != nil
        if case .named(let name) = item.image { image.showIcon(name) }
    }

    func unbind() {}

    static func accessibleName(of item: any BasicCellItem) -> String? { item.spokenText }
}
