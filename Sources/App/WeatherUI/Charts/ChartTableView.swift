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
    let root: Widget

    init() {
        list.setAccessibleName(WindowWords.table)
        header.root.styled("table-header")
        scroller = ScrolledWindow(.vertical, list).expanding(vertically: true).sized(height: 120)
        root = Container(.vertical, [header.root, TabStop(scroller)])
    }

    func show(_ table: ChartTable) {
        header.bind(Row(id: -1, texts: table.header, spokenText: ""))
        list.show(table.rows.enumerated().map { Row(id: $0, texts: $1, spokenText: table.spokenText($0)) })
    }

    /// Moves the focus into the rows.
    func grabFocus() -> Bool { list.grabFocus() }

    /// Scrolls the present hour to the top.
    func scroll(to table: ChartTable) {
        guard let present = table.present else { return }
        scroller.scroll(toRow: present, of: table.rows.count)
    }
}
