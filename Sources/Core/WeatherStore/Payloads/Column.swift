import Foundation
import WeatherModel

/// A stored value of a row: its name in the payload, which is never reused, and its place in the row.
struct Column<Row>: Sendable {
    typealias Path<Value> = any WritableKeyPath<Row, Value> & Sendable

    enum Access: Sendable {
        case number(get: @Sendable (Row) -> Double?, set: @Sendable (inout Row, Double) -> Void)
        case text(get: @Sendable (Row) -> String?, set: @Sendable (inout Row, String) -> Void)
    }

    let name: String
    let access: Access

    static func number(
        _ name: String, get: @escaping @Sendable (Row) -> Double?,
        set: @escaping @Sendable (inout Row, Double) -> Void
    ) -> Column {
        Column(name: name, access: .number(get: get, set: set))
    }

    static func text(
        _ name: String, get: @escaping @Sendable (Row) -> String?,
        set: @escaping @Sendable (inout Row, String) -> Void
    ) -> Column {
        Column(name: name, access: .text(get: get, set: set))
    }

    /// Returns a column of a quantity in its own unit.
    static func quantity<Value: Quantity>(_ name: String, _ path: Path<Value?>) -> Column {
        number(name) {
            $0[keyPath: path]?.value
        } set: {
            $0[keyPath: path] = Value($1)
        }
    }

    static func number(_ name: String, _ path: Path<Double?>) -> Column {
        number(name) {
            $0[keyPath: path]
        } set: {
            $0[keyPath: path] = $1
        }
    }

    static func number(_ name: String, _ path: Path<Double>) -> Column {
        number(name) {
            $0[keyPath: path]
        } set: {
            $0[keyPath: path] = $1
        }
    }

    /// Returns a column of an instant in seconds since 2001, the value stored in a `Date`.
    static func instant(_ name: String, _ path: Path<Date>) -> Column {
        number(name) {
            $0[keyPath: path].timeIntervalSinceReferenceDate
        } set: {
            $0[keyPath: path] = Date(timeIntervalSinceReferenceDate: $1)
        }
    }

    static func instant(_ name: String, _ path: Path<Date?>) -> Column {
        number(name) {
            $0[keyPath: path]?.timeIntervalSinceReferenceDate
        } set: {
            $0[keyPath: path] = Date(timeIntervalSinceReferenceDate: $1)
        }
    }

    /// Returns a column of a flag, 1 for true and 0 for false.
    static func flag(_ name: String, _ path: Path<Bool?>) -> Column {
        number(name) {
            $0[keyPath: path].map { $0 ? 1 : 0 }
        } set: {
            $0[keyPath: path] = $1 != 0
        }
    }

    static func text(_ name: String, _ path: Path<String?>) -> Column {
        text(name) {
            $0[keyPath: path]
        } set: {
            $0[keyPath: path] = $1
        }
    }

    static func text(_ name: String, _ path: Path<String>) -> Column {
        text(name) {
            $0[keyPath: path]
        } set: {
            $0[keyPath: path] = $1
        }
    }

    /// Returns a column of a raw value; one that only a newer version knows is left out.
    static func rawValue<Value: RawRepresentable<String> & SendableMetatype>(
        _ name: String, _ path: Path<Value>
    ) -> Column {
        text(name) {
            $0[keyPath: path].rawValue
        } set: { row, text in
            if let value = Value(rawValue: text) { row[keyPath: path] = value }
        }
    }

    /// Returns a column of a condition by its raw value; one that only a newer version knows is read as `unknown`.
    static func condition(_ name: String, _ path: Path<WeatherCondition?>) -> Column {
        text(name) {
            $0[keyPath: path]?.rawValue
        } set: {
            $0[keyPath: path] = WeatherCondition(rawValue: $1) ?? .unknown
        }
    }
}

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
