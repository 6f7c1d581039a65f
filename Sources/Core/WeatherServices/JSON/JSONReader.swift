import Foundation
import WeatherModel

/// Reads JSON in UTF-8 (RFC 8259).
///
/// Foundation's reader takes ten times as long, and nothing is done for every answer but this.
struct JSONReader {
    /// The depth at which an answer counts as unreadable, as each level takes room on the stack.
    private static let depthLimit = 512

    let bytes: UnsafeBufferPointer<UInt8>
    var position: Int
    private var depth = 0
    private var count = 0

    /// Returns the value that the data consist of; nil if they are no JSON, if they have more values than `Bound` allows,
    /// and if the task is cancelled.
    static func element(in data: Data) -> JSONElement? {
        data.withUnsafeBytes { buffer in
            var reader = JSONReader(buffer.bindMemory(to: UInt8.self))
            guard let element = reader.element() else { return nil }
            reader.skipSpace()
            return reader.position == reader.bytes.count ? element : nil
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        // Some servers write a byte order mark, which readers may ignore.
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The byte at the position; 0, which no JSON has, after the last one.
    var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func element() -> JSONElement? {
        count += 1
        // Whether the task is cancelled takes as long to find out as a value to read.
        guard count <= Bound.answerValues, count & 0xFFF != 0 || !Task.isCancelled else { return nil }
        skipSpace()
        return switch byte {
        case UInt8(ascii: "\""): string().map(JSONElement.text)
        case UInt8(ascii: "{"): nested { $0.object().map(JSONElement.object) }
        case UInt8(ascii: "["): nested { $0.list().map(JSONElement.list) }
        case UInt8(ascii: "n"): skip("null") ? .null : nil
        case UInt8(ascii: "t"): skip("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): skip("false") ? .bool(false) : nil
        default: number().map(JSONElement.number)
        }
    }

    private mutating func nested(_ read: (inout JSONReader) -> JSONElement?) -> JSONElement? {
        guard depth < Self.depthLimit else { return nil }
        position += 1
        depth += 1
        defer { depth -= 1 }
        return read(&self)
    }

    /// Reads the members after the opening brace; of those with one name the last counts.
    private mutating func object() -> [String: JSONElement]? {
        var members: [String: JSONElement] = [:]
        skipSpace()
        if skip("}") { return members }
        repeat {
            skipSpace()
            guard byte == UInt8(ascii: "\""), let name = string() else { return nil }
            skipSpace()
            guard skip(":"), let value = element(), members.count < Bound.objectMembers else { return nil }
            members[name] = value
            skipSpace()
        } while skip(",")
        return skip("}") ? members : nil
    }

    private mutating func list() -> [JSONElement]? {
        var elements: [JSONElement] = []
        skipSpace()
        if skip("]") { return elements }
        repeat {
            guard let element = element() else { return nil }
            elements.append(element)
            skipSpace()
        } while skip(",")
        return skip("]") ? elements : nil
    }

    private mutating func skipSpace() {
        while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func skip(_ word: StaticString) -> Bool {
        guard position + word.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<word.utf8CodeUnitCount where bytes[position + index] != word.utf8Start[index] { return false }
        position += word.utf8CodeUnitCount
        return true
    }
}

extension JSONReader {
    /// The powers of ten that a Double holds exactly.
    private static let powers: [Double] = (0...22).map { power in (0..<power).reduce(1) { product, _ in product * 10 } }

    /// Reads a number, to the nearest Double; one beyond the largest is infinite.
    mutating func number() -> Double? {
        let start = position
        let isNegative = byte == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var digits: UInt64 = 0
        let whole = position
        digits = skipDigits(after: digits)
        guard position > whole, bytes[whole] != UInt8(ascii: "0") || position == whole + 1 else { return nil }
        var count = position - whole
        var exponent = 0
        if byte == UInt8(ascii: ".") {
            position += 1
            let fraction = position
            digits = skipDigits(after: digits)
            guard position > fraction else { return nil }
            exponent = fraction - position
            count -= exponent
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            position += 1
            let isSmall = byte == UInt8(ascii: "-")
            if isSmall || byte == UInt8(ascii: "+") { position += 1 }
            let power = position
            let value = skipDigits(after: 0)
            guard position > power else { return nil }
            exponent += (isSmall ? -1 : 1) * (position - power < 6 ? Int(value) : 1_000_000)
        }
        // Both parts are exact, so that one multiplication or division rounds once (W. Clinger 1990).
        guard count <= 18, digits <= 1 << 53, Self.powers.indices.contains(abs(exponent)) else {
            return Double(String(decoding: bytes[start..<position], as: UTF8.self))
        }
        let value = exponent < 0 ? Double(digits) / Self.powers[-exponent] : Double(digits) * Self.powers[exponent]
        return isNegative ? -value : value
    }

    /// Returns the digits from the position on, appended to a number; it has lost its upper ones after more than 18.
    private mutating func skipDigits(after number: UInt64) -> UInt64 {
        var number = number
        while case let digit = byte &- UInt8(ascii: "0"), digit < 10 {
            number = number &* 10 &+ UInt64(digit)
            position += 1
        }
        return number
    }
}
