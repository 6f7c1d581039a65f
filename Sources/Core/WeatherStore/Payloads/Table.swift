import Foundation

/// The stored form of rows, column by column; a column without values is left out.
///
/// Each column has its name and length, so that a program can skip columns it does not know or need.
struct Table<Row>: Sendable where Row: Sendable {
    /// A row before its columns are read.
    let blank: Row
    /// The column that every row has and by which rows are in ascending order.
    let key: Column<Row>
    let columns: [Column<Row>]
    private let numbers: [String: Int]

    init(blank: Row, key: Column<Row>, columns: [Column<Row>]) {
        self.blank = blank
        self.key = key
        self.columns = columns
        numbers = Dictionary(columns.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func write(_ rows: [Row], to writer: inout PayloadWriter) {
        writer.number(UInt64(rows.count))
        guard !rows.isEmpty else { return }
        write(key, of: rows, to: &writer)
        var content = PayloadWriter()
        var count: UInt64 = 0
        for column in columns where column.hasValue(in: rows) {
            content.text(column.name)
            write(column, of: rows, to: &content)
            count += 1
        }
        writer.number(count)
        for byte in content.bytes { writer.byte(byte) }
    }

    /// - Parameters:
    ///   - keys: The range of keys of the rows to read; nil for all.
    ///   - wanted: The names of the columns to read; nil for all.
    func read(
        _ reader: inout PayloadReader, keys: ClosedRange<Double>? = nil, wanted: Set<String>? = nil
    ) throws(UnreadablePayload) -> [Row] {
        let count = try reader.count()
        guard count > 0 else { return [] }
        var found: [Double] = []
        found.reserveCapacity(count)
        var keyBlock = try reader.block()
        try NumberColumn.read(&keyBlock, count: count, range: 0..<count) { _, key in found.append(key) }
        guard found.count == count, case .number(_, let setKey) = key.access else { throw UnreadablePayload() }
        let range = Self.range(of: keys, in: found)
        var rows = [Row](repeating: blank, count: range.count)
        for (index, key) in found[range].enumerated() { setKey(&rows[index], key) }
        for _ in 0..<(try reader.count()) {
            let name = try reader.text()
            var block = try reader.block()
            guard let number = numbers[name], wanted?.contains(name) ?? true else { continue }
            try columns[number].read(&block, count: count, range: range, into: &rows)
        }
        return rows
    }

    private func write(_ column: Column<Row>, of rows: [Row], to writer: inout PayloadWriter) {
        var content = PayloadWriter()
        column.write(rows, to: &content)
        writer.block(content.bytes)
    }

    /// Returns the rows from the first to the last one with a key in the range.
    private static func range(of keys: ClosedRange<Double>?, in found: [Double]) -> Range<Int> {
        guard let keys else { return found.indices }
        guard let first = found.firstIndex(where: keys.contains), let last = found.lastIndex(where: keys.contains)
        else { return 0..<0 }
        return first..<last + 1
    }
}
