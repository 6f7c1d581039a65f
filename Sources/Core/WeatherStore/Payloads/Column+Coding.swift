extension Column {
    func hasValue(in rows: [Row]) -> Bool {
        switch access {
        case .number(let get, _): rows.contains { get($0) != nil }
        case .text(let get, _): rows.contains { get($0) != nil }
        }
    }

    func write(_ rows: [Row], to writer: inout PayloadWriter) {
        switch access {
        case .number(let get, _): NumberColumn.write(rows.map(get), to: &writer)
        case .text(let get, _): TextColumn.write(rows.map(get), to: &writer)
        }
    }

    /// Reads the column of a table with `count` rows into the rows of the range.
    func read(
        _ reader: inout PayloadReader, count: Int, range: Range<Int>, into rows: inout [Row]
    ) throws(UnreadablePayload) {
        switch access {
        case .number(_, let set):
            try NumberColumn.read(&reader, count: count, range: range) { set(&rows[$0 - range.lowerBound], $1) }
        case .text(_, let set):
            try TextColumn.read(&reader, range: range) { set(&rows[$0 - range.lowerBound], $1) }
        }
    }
}
