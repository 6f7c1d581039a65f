/// The values of one variable in a table, read row by row.
struct OpenMeteoColumn<Value> {
    private let cells: [JSONElement]
    private let read: (JSONElement) -> Value?

    /// - Parameters:
    ///   - cells: The column as it stands in the answer; nil if it has none of that name.
    ///   - read: Returns the value of an element; nil if it has none.
    init(_ cells: [JSONElement]?, _ read: @escaping (JSONElement) -> Value?) {
        self.cells = cells ?? []
        self.read = read
    }

    /// The value of a row; nil also where the column ends before it.
    subscript(row: Int) -> Value? {
        cells.indices.contains(row) ? read(cells[row]) : nil
    }
}
