import Foundation
import WeatherModel

/// JSON as it is written, compact and with the members in the order they are given.
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

    /// Writes the name; its value has to follow.
    ///
    /// - Parameter name: Without anything that has to be escaped.
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
        for byte in text.utf8 { append(byte) }
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func value(_ number: Int?) {
        literal(number.map { String($0) } ?? "null")
    }

    /// A number that is not finite has no place in JSON and is written as null.
    mutating func value(_ number: Double?) {
        literal(number.map { $0.isFinite ? "\($0)" : "null" } ?? "null")
    }

    mutating func value(_ truth: Bool?) {
        literal(truth.map { $0 ? "true" : "false" } ?? "null")
    }

    /// An instant in UTC to the second, "2026-11-21T14:05:00Z".
    mutating func value(_ instant: Date?) {
        value(instant?.formatted(.iso8601))
    }

    /// The number in the quantity's own unit, without the dust of conversions behind its fourth digit.
    mutating func value(_ quantity: (some Quantity)?) {
        value(quantity.map { ($0.value * 10_000).rounded() / 10_000 + 0 })
    }

    /// Ends the line.
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

    /// A comma, except at the start of a line, an object or an array and after a member's name.
    private mutating func separate() {
        guard let last = bytes.last, !"\n{[:".utf8.contains(last) else { return }
        bytes.append(UInt8(ascii: ","))
    }

    private mutating func append(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case 0..<0x20:
            bytes += "\\u00".utf8
            bytes.append(Self.digits[Int(byte >> 4)])
            bytes.append(Self.digits[Int(byte & 15)])
        default: bytes.append(byte)
        }
    }

    private static let digits = Array("0123456789abcdef".utf8)
}
