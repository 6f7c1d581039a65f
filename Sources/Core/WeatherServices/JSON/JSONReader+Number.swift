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
