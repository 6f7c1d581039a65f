import Foundation

/// Builds a payload byte by byte.
struct PayloadWriter {
    private(set) var bytes: [UInt8] = []

    mutating func byte(_ value: UInt8) {
        bytes.append(value)
    }

    /// Writes an unsigned number in LEB128 (DWARF 5, section 7.6): seven bits a byte, the lowest first, the top bit set
    /// in all but the last.
    mutating func number(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Writes a signed number in zigzag encoding: 0, −1, 1, −2 become 0, 1, 2, 3.
    mutating func signed(_ value: Int64) {
        number(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
    }

    /// Writes the eight bytes of a number, the lowest first.
    mutating func word(_ value: UInt64) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes the length of a text in bytes and its UTF-8.
    mutating func text(_ value: String) {
        block(Array(value.utf8))
    }

    /// Writes the length of a block and its bytes.
    mutating func block(_ value: [UInt8]) {
        number(UInt64(value.count))
        bytes.append(contentsOf: value)
    }
}
