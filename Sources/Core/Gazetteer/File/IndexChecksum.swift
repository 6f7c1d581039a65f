/// A 64-bit checksum against accidental damage: FNV-1a (Fowler, Noll and Vo) over 64-bit words in four parallel lanes.
package struct IndexChecksum {
    private static let prime: UInt64 = 0x100_0000_01b3
    private var lanes: (UInt64, UInt64, UInt64, UInt64) = (
        0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4, 0x9ce4_8422_2325_cbf2, 0x2325_cbf2_9ce4_8422
    )
    private var count: UInt64 = 0

    package init(of bytes: Bytes) {
        add(bytes)
    }

    package init() {}

    /// Adds a piece; the length of all pieces but the last must be a multiple of 32 bytes.
    package mutating func add(_ bytes: Bytes) {
        var offset = 0
        while offset < bytes.count {
            // Bytes beyond the end are zero; the length is part of the checksum.
            lanes.0 = Self.mix(lanes.0, Self.word(bytes, offset))
            lanes.1 = Self.mix(lanes.1, Self.word(bytes, offset + 8))
            lanes.2 = Self.mix(lanes.2, Self.word(bytes, offset + 16))
            lanes.3 = Self.mix(lanes.3, Self.word(bytes, offset + 24))
            offset += 32
        }
        count &+= UInt64(bytes.count)
    }

    package var value: UInt64 {
        var sum = count
        for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
            sum = Self.mix(sum, lane)
        }
        return sum
    }

    private static func word(_ bytes: Bytes, _ offset: Int) -> UInt64 {
        if offset + 8 <= bytes.count { return bytes.u64(offset) }
        return (0..<8).reduce(0) { $0 | UInt64(bytes.u8(offset + $1)) << UInt64($1 * 8) }
    }

    private static func mix(_ sum: UInt64, _ word: UInt64) -> UInt64 {
        let mixed = (sum ^ word) &* prime
        return mixed ^ mixed >> 29
    }
}
