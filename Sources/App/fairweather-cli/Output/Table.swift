/// Rows of cells, each column as wide as its widest cell.
struct Table {
    enum Alignment {
        case left
        case right
    }

    /// How the cells below each other are treated.
    struct Column {
        let alignment: Alignment
        /// What goes first where the width does not suffice has the highest; nil for what always stays.
        var dispensability: Int?
        /// Whether its cells may be cut.
        var isElastic = false
        /// Whether what is cut goes on in the lines below.
        var wraps = false
    }

    /// One text and how it stands out.
    struct Cell {
        let text: String
        let ink: Ink

        /// - Parameter text: Kept as it will be printed, so that columns are as wide as what stands in them.
        init(text: String, ink: Ink = .plain) {
            (self.text, self.ink) = (text.printableLine, ink)
        }
    }

    private let columns: [Column]
    private var rows: [[Cell]] = []

    init(_ columns: [Column]) {
        self.columns = columns
    }

    /// - Parameter cells: One for each column.
    mutating func add(_ cells: [String]) {
        rows.append(cells.map { Cell(text: $0) })
    }

    /// - Parameter cells: One for each column.
    mutating func add(_ cells: [Cell]) {
        rows.append(cells)
    }

    /// The lines, columns two spaces apart and without white space at their ends, no wider than the screen, in its colours; a column without any text takes no room.
    func lines(on screen: Screen) -> [String] {
        var widths = columns.indices.map { column in rows.map { $0[column].text.columns }.max() ?? 0 }
        if let width = screen.width { fit(&widths, to: width) }
        let shown = columns.indices.filter { widths[$0] > 0 }
        return rows.flatMap { row in
            let pieces = shown.map { lines(of: row[$0].text, columns[$0], widths[$0]) }
            return (0..<max(1, pieces.map(\.count).max() ?? 0)).map { number in
                var line = ""
                var pending = 0
                for (position, column) in shown.enumerated() {
                    let text = number < pieces[position].count ? pieces[position][number] : ""
                    let gap = widths[column] - text.columns
                    let before = (position > 0 ? 2 : 0) + (columns[column].alignment == .right ? gap : 0)
                    guard !text.isEmpty else {
                        pending += (position > 0 ? 2 : 0) + gap
                        continue
                    }
                    line += String(repeating: " ", count: pending + before) + screen.text(text, row[column].ink)
                    pending = columns[column].alignment == .left ? gap : 0
                }
                return line
            }
        }
    }

    /// The text in lines of the column's width; only one where nothing is gained by more.
    private func lines(of text: String, _ column: Column, _ width: Int) -> [String] {
        // Narrower, most words would be cut all the same.
        column.wraps && width >= 8 ? text.wrapped(to: width) : [text.cut(to: width)]
    }

    private func fit(_ widths: inout [Int], to width: Int) {
        func total() -> Int { widths.reduce(0, +) + 2 * max(0, widths.count { $0 > 0 } - 1) }
        let dispensable = columns.indices.filter { columns[$0].dispensability != nil }
            .sorted { columns[$0].dispensability ?? 0 > columns[$1].dispensability ?? 0 }
        for column in dispensable where total() > width {
            let rest = widths[column] - (total() - width)
            // What is cut below that is better not there.
            widths[column] = columns[column].isElastic && rest >= 12 ? rest : 0
        }
        // Less than four columns of a text say nothing.
        for column in columns.indices.reversed() where columns[column].isElastic && total() > width {
            guard widths[column] > 4 else { continue }
            widths[column] = max(4, widths[column] - (total() - width))
        }
        for column in columns.indices.reversed() where total() > width {
            widths[column] = max(0, widths[column] - (total() - width))
        }
    }
}
