/// The header of an index file: magic (8 bytes), version (u32), number of places (u32), size of the file (u64),
/// checksum of everything after the header (u64), offset and length of each section (u32 each), checksum of the
/// preceding header (u64).
package struct IndexHeader {
    package static let magic: [UInt8] = Array("FWPLACES".utf8)
    package static let version = 1
    package static let count = 32 + IndexSection.allCases.count * 8 + 8

    package let placeCount: Int
    package let bodyChecksum: UInt64
    private let bytes: Bytes

    /// Reads the header and checks everything that can be checked without the body.
    package init(_ bytes: Bytes, path: String) throws(PlaceIndexError) {
        let start = (0..<min(bytes.count, Self.magic.count)).map { UInt8(bytes.u8($0)) }
        guard Self.magic.starts(with: start) else { throw .foreign(path) }
        guard bytes.count >= Self.count else { throw .truncated(path) }
        guard bytes.u32(8) <= Self.version else { throw .tooNew(path) }
        guard bytes.count >= bytes.u64(16) else { throw .truncated(path) }
        let header = bytes.slice(0, Self.count - 8)
        guard bytes.u32(8) == Self.version, bytes.count == bytes.u64(16),
            bytes.u64(Self.count - 8) == IndexChecksum(of: header).value
        else { throw .damaged(path) }
        placeCount = bytes.u32(12)
        bodyChecksum = bytes.u64(24)
        self.bytes = bytes
    }

    /// Returns that section of the file.
    package func section(_ section: IndexSection) -> Bytes {
        let entry = 32 + section.rawValue * 8
        return bytes.slice(bytes.u32(entry), bytes.u32(entry + 4))
    }
}
