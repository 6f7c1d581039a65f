import Foundation

/// Puts a payload together, byte by byte.
struct PayloadWriter {
    private(set) var bytes: [UInt8] = []

    mutating func byte(_ value: UInt8) {
        bytes.append(value)
    }

    /// Seven bits a byte, the lowest first, the top bit set in all but the last: LEB128 as in DWARF 5, section 7.6.
    mutating func number(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Small numbers of either sign become small ones without: 0, −1, 1, −2 are written as 0, 1, 2, 3.
    mutating func signed(_ value: Int64) {
        number(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
    }

    /// The eight bytes of the number, the lowest first.
    mutating func word(_ value: UInt64) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Its length in bytes and its UTF-8.
    mutating func text(_ value: String) {
        block(Array(value.utf8))
    }

    /// Its length and its bytes.
    mutating func block(_ value: [UInt8]) {
        number(UInt64(value.count))
        bytes.append(contentsOf: value)
    }
}
