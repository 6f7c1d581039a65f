import Foundation

/// The stored form of a column of numbers: lossless, with one or two bytes for a typical decimal.
///
/// Numbers of sources have few decimals, so the column holds the differences of whole multiples of 10⁻ˢ, with the
/// smallest s that reproduces every number exactly; if there is none, the eight bytes of each number.
enum NumberColumn {
    private static let raw: UInt8 = 0x0F
    private static let hasGaps: UInt8 = 0x80
    private static let scales: [Double] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]

    static func write(_ values: [Double?], to writer: inout PayloadWriter) {
        let present = values.compactMap { $0 }
        let gaps = present.count < values.count
        let scale = scales.firstIndex { scale in present.allSatisfy { decimal($0, scale) != nil } }
        writer.byte((scale.map { UInt8($0) } ?? raw) | (gaps ? hasGaps : 0))
        if gaps { writePresence(values, to: &writer) }
        guard let scale else {
            for value in present { writer.word(value.bitPattern) }
            return
        }
        var last: Int64 = 0
        for value in present {
            let next = decimal(value, scales[scale]) ?? 0
            writer.signed(next - last)
            last = next
        }
    }

    /// Calls `body` with the index and value of each row in the range that has one.
    ///
    /// - Parameters:
    ///   - count: The number of rows of the table.
    ///   - range: The rows to read; those before it are skipped, those after it are not read.
    static func read(
        _ reader: inout PayloadReader, count: Int, range: Range<Int>, _ body: (Int, Double) -> Void
    ) throws(UnreadablePayload) {
        let head = try reader.byte()
        let presence = head & hasGaps == 0 ? nil : try readPresence(&reader, count: count)
        let kind = head & ~hasGaps
        guard kind == raw || Int(kind) < scales.count else { throw UnreadablePayload() }
        let scale = kind == raw ? 1 : scales[Int(kind)]
        var last: Int64 = 0
        for row in 0..<range.upperBound where presence?[row] ?? true {
            let value: Double
            if kind == raw {
                value = Double(bitPattern: try reader.word())
            } else {
                last &+= try reader.signed()
                value = Double(last) / scale
            }
            if row >= range.lowerBound { body(row, value) }
        }
    }

    /// Writes one bit for each row, set if it has a value, the lowest bit first.
    static func writePresence<Value>(_ values: [Value?], to writer: inout PayloadWriter) {
        for start in stride(from: 0, to: values.count, by: 8) {
            var bits: UInt8 = 0
            for (bit, value) in values[start..<min(start + 8, values.count)].enumerated() where value != nil {
                bits |= 1 << bit
            }
            writer.byte(bits)
        }
    }

    static func readPresence(_ reader: inout PayloadReader, count: Int) throws(UnreadablePayload) -> [Bool] {
        var presence: [Bool] = []
        presence.reserveCapacity(count)
        while presence.count < count {
            let bits = try reader.byte()
            for bit in 0..<min(8, count - presence.count) { presence.append(bits & (1 << bit) != 0) }
        }
        return presence
    }

    /// Returns the whole number that gives the value when divided by the scale; nil if there is none.
    private static func decimal(_ value: Double, _ scale: Double) -> Int64? {
        let scaled = (value * scale).rounded()
        // Above 2⁵³ not every whole number is a double.
        guard abs(scaled) < 9_007_199_254_740_992, scaled / scale == value else { return nil }
        return Int64(scaled)
    }
}
