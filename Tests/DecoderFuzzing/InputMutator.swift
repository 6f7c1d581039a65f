public import Foundation
import SeededRandom

/// Makes wrong inputs of right ones: bytes at random, and values of JSON and XML put in place of others.
public struct InputMutator {
    private var generator: SeededGenerator

    /// The same seed makes the same inputs.
    public init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// What the formats' own values are replaced by: the odd ones that occur, and those that overflow something.
    private static let values = [
        "null", "0", "-0", "-0.0", "-1", "1", "3.0", "-999", "-9999", "1e308", "-1e308", "1e-308", "1e400", "NaN",
        "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551616", "4294967296",
        "253402300800", "1e11", "-1e11", "86400000", "true", "false", "\"\"", "\"NA\"", "\"nan\"", "\"12.5\"", "\"-\"",
        "[]", "{}", "[null]", "[[[]]]", "{\"a\":{}}", "\"9999-12-31T23:59:59Z\"", "\"0000-00-00T00:00\"",
        "\"2026-02-30T24:60\"", "\"2026-01-15T12:00:00+99:99\"", "\"\\u0000\"", "\"\\ud800\"", "\"\u{1F327}\u{FE0F}\"",
        "<a/>", "<![CDATA[]]>", "&#x110000;", "&lt;", "<!-- -->", "90,180", "-91,181 1,1",
    ].map { Array($0.utf8) }

    /// One to four changes to the input.
    public mutating func mutated(_ input: Data) -> Data {
        var bytes = Array(input)
        for _ in 0..<Int.random(in: 1...4, using: &generator) { change(&bytes) }
        return Data(bytes)
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return bytes = Self.values.randomElement(using: &generator) ?? [] }
        let range = range(in: bytes)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: bytes[range.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes[range.lowerBound] = .random(in: .min ... .max, using: &generator)
        case 2: bytes.removeSubrange(range)
        case 3: bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
        case 4: bytes.removeSubrange(range.lowerBound...)
        case 5:
            let other = self.range(in: bytes)
            bytes.replaceSubrange(range, with: Array(bytes[other]))
        default:
            bytes.replaceSubrange(value(in: bytes), with: Self.values.randomElement(using: &generator) ?? [])
        }
    }

    /// A part of the bytes, at least one and at most 64 long.
    private mutating func range(in bytes: [UInt8]) -> Range<Int> {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        return start..<min(bytes.count, start + Int.random(in: 1...64, using: &generator))
    }

    /// What lies between two marks of JSON or XML: a number, the inside of a text, or a text with its quotes.
    private mutating func value(in bytes: [UInt8]) -> Range<Int> {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let opening = Set(Bool.random(using: &generator) ? ":,[>=".utf8 : "\">".utf8)
        let closing = Set(opening.contains(UInt8(ascii: ":")) ? ",]}<".utf8 : "\"<".utf8)
        let from = bytes[start...].firstIndex(where: opening.contains).map { $0 + 1 } ?? start
        return from..<(bytes[from...].firstIndex(where: closing.contains) ?? bytes.count)
    }
}
