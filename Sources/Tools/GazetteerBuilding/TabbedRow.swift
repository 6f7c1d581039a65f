/// A line of a `TabbedFile`.
struct TabbedRow {
    private let file: String
    private let number: Int
    private let columns: [Substring]

    init(file: String, number: Int, text: String) {
        self.file = file
        self.number = number
        columns = text.split(omittingEmptySubsequences: false) { $0 == "\t" || $0.isNewline }.dropLast()
    }

    var count: Int { columns.count }

    subscript(column: Int) -> String { String(columns[column]) }

    /// Returns an error for the row with its file and line number.
    func error(_ reason: String) -> BuildError {
        .malformed(file: file, place: "line \(number)", reason: reason)
    }
}
