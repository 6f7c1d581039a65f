/// A writer of little-endian values.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    var count: Int { bytes.count }

    mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    mutating func u8(_ value: Int) { bytes.append(UInt8(truncatingIfNeeded: value)) }

    mutating func u16(_ value: Int) {
        u8(value)
        u8(value >> 8)
    }

    mutating func u24(_ value: Int) {
        u16(value)
        u8(value >> 16)
    }

    mutating func u32(_ value: Int) {
        u16(value)
        u16(value >> 16)
    }

    mutating func u64(_ value: UInt64) {
        u32(Int(value & 0xFFFF_FFFF))
        u32(Int(value >> 32))
    }

    /// Writes the length (u8) and UTF-8 of a text.
    mutating func text(_ text: String) {
        u8(text.utf8.count)
        append(text.utf8)
    }
}
