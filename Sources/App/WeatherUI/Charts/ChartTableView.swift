internal import Charts
internal import Gtk
internal import Presentation

/// The chart's values as rows of text.
@MainActor
final class ChartTableView {
    private struct Row: Identifiable, Equatable {
        let id: Int
        let texts: [String]
        let spokenText: String
    }

    @MainActor
    private final class RowCell: Cell {
        private let labels = (0..<4).map { _ in Label().wrapped(width: 16).styled("numeric") }
        let root: Widget

        init() {
            // Numbers stand below each other.
            for label in labels.dropFirst() { label.endAligned() }
            root = Container(.horizontal, spacing: 12, labels).sharedEvenly().styled("table-row")
        }

        func bind(_ row: Row) {
            for (index, label) in labels.enumerated() {
                label.show(row.texts.indices.contains(index) ? row.texts[index] : nil)
            }
        }

        func unbind() {}

        static func accessibleName(of row: Row) -> String? {
            row.spokenText
        }
    }

    private let header = RowCell()
    private let list = ListView<RowCell, Row> { $0 }
    private let scroller: ScrolledWindow
    /// The row that Tab goes to first.
    private var beginning: Int?
    private var column: LayoutContainer?
    /// How often a row has been brought to the top; a later time ends the one before.
    private var settlings = 0
    var root: Widget { column ?? scroller }

    init() {
        header.root.styled("table-header")
        list.holdSideways()
        scroller = ScrolledWindow(.vertical, list).expanding(vertically: true).sized(height: 120)
        let (head, rows) = (header.root, TabStop(scroller) { [weak self] in self?.enter() ?? false })
        column = LayoutContainer(
            [head, rows],
            layout: CustomLayout { axis, size in
                let parts = [head, rows].map { $0.request(axis, for: size) }
                guard axis == .vertical else {
                    return SizeRequest(
                        least: parts.map(\.least).max() ?? 0, natural: parts.map(\.natural).max() ?? 0)
                }
                return SizeRequest(
                    least: parts.map(\.least).reduce(0, +), natural: parts.map(\.natural).reduce(0, +))
            } allocate: { [weak list] room in
                let top = head.request(.vertical, for: room.width).natural
                room.place(head, x: 0, y: 0, width: room.width, height: top)
                room.place(
                    rows, x: 0, y: top, width: room.width,
                    height: list?.wholeRows(in: room.height - top, width: room.width) ?? room.height - top)
            })
    }

    /// - Parameter row: The row to begin with, at the top; nil leaves the rows where they are.
    func show(_ table: ChartTable, from row: Int?) {
        header.bind(Row(id: -1, texts: table.header, spokenText: ""))
        // A screen reader says it on the way into the table, and not again at each row.
        list.setAccessibleName(table.spokenHeader)
        let rows = zip(table.rows, table.spokenRows).enumerated().map { Row(id: $0, texts: $1.0, spokenText: $1.1) }
        if let row {
            beginning = row
            list.show([])
        }
        // Only a few of eleven days' hours are in view.
        list.show(rows, from: row ?? scroller.topRow(of: rows.count), first: 16) { [weak self] in
            if let row { self?.settle(at: row) }
        }
    }

    /// Brings the row that the table begins with back to the top, from which those that came above it have pushed it.
    private func settle(at row: Int) {
        if list.containsFocus { list.focusRow(row) } else { list.revealRow(row) }
        settlings += 1
        list.settleRow(row, in: scroller) { [weak self, settlings] in
            guard let self else { return false }
            return settlings == self.settlings && (focused == nil || focused == row)
        }
    }

    /// Moves the focus into the rows.
    func grabFocus() -> Bool { enter() || list.grabFocus() }

    private func enter() -> Bool {
        guard let row = beginning else { return false }
        beginning = nil
        list.focus(row)
        return list.containsFocus
    }

    /// The row that has the focus; nil if none has.
    var focused: Int? { list.focused?.id }

    /// Moves the focus to the row that the table began with, once it is shown.
    func focusBeginning() {
        if let beginning { list.focusWhenShown(beginning) }
    }
}
