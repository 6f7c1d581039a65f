/// A table of text with columns as wide as their widest cell.
struct TextTable {
    enum Alignment {
        case left
        case right
    }

    /// The properties of a column.
    struct Column {
        let alignment: Alignment
        /// The priority for leaving the column out if the width is insufficient, the highest first; nil for a column
        /// that always stays.
        var dispensability: Int?
        /// Whether its cells may be shortened.
        var isElastic = false
        /// Whether long cells continue in the lines below.
        var wraps = false
    }

    /// A text with its highlighting.
    struct Cell {
        let text: String
        let ink: Ink

        /// - Parameter text: The text, which is kept as it will be printed, so that the width is right.
        init(text: String, ink: Ink = .plain) {
            (self.text, self.ink) = (text.printableLine, ink)
        }
    }

    private let columns: [Column]
    private var rows: [[Cell]] = []

    init(_ columns: [Column]) {
        self.columns = columns
    }

    /// - Parameter cells: The texts, one for each column.
    mutating func add(_ cells: [String]) {
        rows.append(cells.map { Cell(text: $0) })
    }

    /// - Parameter cells: The cells, one for each column.
    mutating func add(_ cells: [Cell]) {
        rows.append(cells)
    }

    /// Returns the lines, with columns two spaces apart and no wider than the screen; columns without any text are left
    /// out.
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

    /// Returns the text in lines of the column's width, or a single shortened one.
    private func lines(of text: String, _ column: Column, _ width: Int) -> [String] {
        // In a narrower column most words would be cut anyway.
        column.wraps && width >= 8 ? text.wrapped(to: width) : [text.cut(to: width)]
    }

    private func fit(_ widths: inout [Int], to width: Int) {
        func total() -> Int { widths.reduce(0, +) + 2 * max(0, widths.count { $0 > 0 } - 1) }
        let dispensable = columns.indices.filter { columns[$0].dispensability != nil }
            .sorted { columns[$0].dispensability ?? 0 > columns[$1].dispensability ?? 0 }
        for column in dispensable where total() > width {
            let rest = widths[column] - (total() - width)
            // A column that would be narrower is left out.
            widths[column] = columns[column].isElastic && rest >= 12 ? rest : 0
        }
        // Less than four columns of a text are of no use.
        for column in columns.indices.reversed() where columns[column].isElastic && total() > width {
            guard widths[column] > 4 else { continue }
            widths[column] = max(4, widths[column] - (total() - width))
        }
        for column in columns.indices.reversed() where total() > width {
            widths[column] = max(0, widths[column] - (total() - width))
        }
    }
}
