import Foundation
import WeatherModel

/// A writer of compact JSON, with members in the order in which they are written.
struct JSONText {
    private(set) var bytes: [UInt8] = []

    /// Writes the braces around the members that `body` writes.
    mutating func object(_ body: (inout JSONText) -> Void) {
        enclose("{", "}", body)
    }

    /// Writes the brackets around the elements that `body` writes.
    mutating func array(_ body: (inout JSONText) -> Void) {
        enclose("[", "]", body)
    }

    /// Writes the name of a member, after which its value must be written.
    ///
    /// - Parameter name: The name, without characters that need escaping.
    mutating func member(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes += $0 }
        bytes += "\":".utf8
    }

    mutating func value(_ text: String?) {
        guard let text else { return literal("null") }
        separate()
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars { append(scalar) }
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func value(_ number: Int?) {
        literal(number.map { String($0) } ?? "null")
    }

    /// Writes a number; null if it is nil or not finite, which JSON cannot represent.
    mutating func value(_ number: Double?) {
        literal(number.map { $0.isFinite ? "\($0)" : "null" } ?? "null")
    }

    mutating func value(_ truth: Bool?) {
        literal(truth.map { $0 ? "true" : "false" } ?? "null")
    }

    /// Writes an instant in UTC to the second, such as "2026-11-21T14:05:00Z"; null for nil.
    mutating func value(_ instant: Date?) {
        value(instant?.formatted(.iso8601))
    }

    /// Writes the number in the quantity's own unit, rounded to four decimals; null for nil.
    mutating func value(_ quantity: (some Quantity)?) {
        value(quantity.map { ($0.value * 10_000).rounded() / 10_000 + 0 })
    }

    /// Writes a line break.
    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func literal(_ text: String) {
        separate()
        bytes += text.utf8
    }

    private mutating func enclose(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONText) -> Void) {
        separate()
        bytes.append(UInt8(ascii: open))
        body(&self)
        bytes.append(UInt8(ascii: close))
    }

    /// Writes a comma, except at the start of a line, an object or an array and after a member's name.
    private mutating func separate() {
        guard let last = bytes.last, !"\n{[:".utf8.contains(last) else { return }
        bytes.append(UInt8(ascii: ","))
    }

    /// Writes a character, escaping those that could control a terminal as well.
    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x22, 0x5C: bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069:
            bytes += "\\u".utf8
            for shift in [12, 8, 4, 0] { bytes.append(Self.digits[Int(scalar.value >> shift & 15)]) }
        default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
    }

    private static let digits = Array("0123456789abcdef".utf8)
}
