import Foundation

/// The envelope of a stored part: a version, the content and a checksum.
///
/// SQLite detects damage to its own structure, but not a changed byte within a value.
enum Payload {
    /// The format version, increased if an older program would misread the content; new columns do not require it.
    private static let version: UInt8 = 1

    static func make(_ write: (inout PayloadWriter) -> Void) -> Data {
        var writer = PayloadWriter()
        writer.byte(version)
        write(&writer)
        writer.word(writer.bytes.withUnsafeBytes(checksum))
        return Data(writer.bytes)
    }

    static func read<Value>(
        _ data: Data, _ body: (inout PayloadReader) throws(UnreadablePayload) -> Value
    ) throws(UnreadablePayload) -> Value {
        let outcome = data.withUnsafeBytes { all -> Result<Value, UnreadablePayload> in
            guard all.count > 8 else { return .failure(UnreadablePayload()) }
            let content = UnsafeRawBufferPointer(rebasing: all.dropLast(8))
            let expected = UInt64(littleEndian: all.loadUnaligned(fromByteOffset: all.count - 8, as: UInt64.self))
            guard checksum(content) == expected, content[0] == version else { return .failure(UnreadablePayload()) }
            var reader = PayloadReader(UnsafeRawBufferPointer(rebasing: content.dropFirst()))
            do throws(UnreadablePayload) { return .success(try body(&reader)) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// Returns FNV-1a (Fowler, Noll, Vo) over words of eight bytes instead of single ones, for speed; a random error
    /// goes undetected once in 2⁶⁴.
    private static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        let words = bytes.count / 8
        for word in 0..<words {
            hash ^= UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
            hash = hash &* 0x100_0000_01b3
            // A multiplication only propagates upwards; this makes the top bits affect the lower ones.
            hash ^= hash >> 29
        }
        for byte in bytes[(words * 8)...] {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return hash
    }
}
