/// Rows of cells, each column as wide as its widest cell.
struct Table {
    enum Alignment {
        case left
        case right
    }

    private let alignments: [Alignment]
    private var rows: [[String]] = []

    /// - Parameter columns: How the cells of each column are aligned.
    init(columns alignments: [Alignment]) {
        self.alignments = alignments
    }

    /// - Parameter cells: One for each column.
    mutating func add(_ cells: [String]) {
        rows.append(cells)
    }

    /// The lines, columns two spaces apart, without white space at their ends.
    var text: String {
        let widths = alignments.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                if column > 0 { line += "  " }
                line += alignments[column] == .left ? cell + padding : padding + cell
            }
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
