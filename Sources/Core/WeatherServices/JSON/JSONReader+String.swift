extension JSONReader {
    /// Reads a text from its opening quote on; nil for bytes that are no UTF-8 and for half of a surrogate pair.
    mutating func string() -> String? {
        position += 1
        let start = position
        while byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
        guard byte == UInt8(ascii: "\\") else {
            let plain = UnsafeBufferPointer(rebasing: bytes[start..<position])
            return skipQuote() ? String(validating: plain, as: UTF8.self) : nil
        }
        var units = Array(bytes[start..<position])
        while byte >= 0x20, byte != UInt8(ascii: "\"") {
            if byte != UInt8(ascii: "\\") {
                units.append(byte)
                position += 1
            } else {
                position += 1
                guard let scalar = escapedScalar() else { return nil }
                units.append(contentsOf: String(scalar).utf8)
            }
        }
        return skipQuote() ? String(validating: units, as: UTF8.self) : nil
    }

    private mutating func skipQuote() -> Bool {
        defer { position += 1 }
        return byte == UInt8(ascii: "\"")
    }

    /// Reads what follows a backslash.
    private mutating func escapedScalar() -> Unicode.Scalar? {
        let letter = byte
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: return nil
        }
        guard let unit = hexadecimalUnit() else { return nil }
        guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
        guard byte == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u") else {
            return nil
        }
        position += 2
        guard let trail = hexadecimalUnit(), UTF16.isTrailSurrogate(trail) else { return nil }
        return Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF)))
    }

    private mutating func hexadecimalUnit() -> UInt16? {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}
