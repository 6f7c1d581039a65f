import Foundation

/// Reads the output of `PayloadWriter`; never reads beyond the end, whatever the bytes are.
struct PayloadReader {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    /// - Parameter bytes: The payload, which must outlive the reader.
    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// The number of bytes that have not been read yet.
    var remaining: Int { bytes.count - position }

    mutating func byte() throws(UnreadablePayload) -> UInt8 {
        guard position < bytes.count else { throw UnreadablePayload() }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func number() throws(UnreadablePayload) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let next = try byte()
            guard shift < 63 || next < 2 else { throw UnreadablePayload() }
            value |= UInt64(next & 0x7F) << shift
            if next < 0x80 { return value }
            shift += 7
        }
    }

    mutating func signed() throws(UnreadablePayload) -> Int64 {
        let value = try number()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    mutating func word() throws(UnreadablePayload) -> UInt64 {
        guard remaining >= 8 else { throw UnreadablePayload() }
        defer { position += 8 }
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    mutating func text() throws(UnreadablePayload) -> String {
        String(decoding: try block().bytes, as: UTF8.self)
    }

    /// Returns a reader for the next block only.
    mutating func block() throws(UnreadablePayload) -> PayloadReader {
        let length = try count()
        defer { position += length }
        return PayloadReader(UnsafeRawBufferPointer(rebasing: bytes[position..<position + length]))
    }

    /// Reads a number of elements that take at least a byte each, so that it cannot exceed the remaining bytes.
    mutating func count() throws(UnreadablePayload) -> Int {
        let value = try number()
        guard value <= UInt64(remaining) else { throw UnreadablePayload() }
        return Int(value)
    }
}
