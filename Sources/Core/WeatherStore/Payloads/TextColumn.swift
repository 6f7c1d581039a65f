/// The stored form of a column of texts: each different text once, and its number for each row.
enum TextColumn {
    static func write(_ values: [String?], to writer: inout PayloadWriter) {
        var numbers: [String: Int] = [:]
        var texts: [String] = []
        for case let text? in values where numbers[text] == nil {
            numbers[text] = texts.count
            texts.append(text)
        }
        writer.number(UInt64(texts.count))
        for text in texts { writer.text(text) }
        // 0 stands for a row without a text.
        for value in values { writer.number(UInt64(value.flatMap { numbers[$0] }.map { $0 + 1 } ?? 0)) }
    }

    /// Calls `body` with the index and text of each row in the range that has one.
    static func read(
        _ reader: inout PayloadReader, range: Range<Int>, _ body: (Int, String) -> Void
    ) throws(UnreadablePayload) {
        var texts: [String] = []
        for _ in 0..<(try reader.count()) { texts.append(try reader.text()) }
        for row in 0..<range.upperBound {
            let number = try reader.number()
            guard number <= UInt64(texts.count) else { throw UnreadablePayload() }
            if number > 0, row >= range.lowerBound { body(row, texts[Int(number) - 1]) }
        }
    }
}
