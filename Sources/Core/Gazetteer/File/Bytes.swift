/// A read-only view of memory that returns 0 outside its bounds, so that damaged offsets are harmless.
// Unchecked: the memory is never written after the view is made, and owners of views keep the memory alive.
package struct Bytes: @unchecked Sendable {
    private let buffer: UnsafeRawBufferPointer

    package init(_ buffer: UnsafeRawBufferPointer) {
        self.buffer = buffer
    }

    package var count: Int { buffer.count }

    /// Returns the part of the view in that range; shorter or empty if the range exceeds it.
    package func slice(_ offset: Int, _ length: Int) -> Bytes {
        guard offset >= 0, length >= 0, offset <= count else {
            return Bytes(UnsafeRawBufferPointer(start: nil, count: 0))
        }
        return Bytes(UnsafeRawBufferPointer(rebasing: buffer[offset..<min(count, offset &+ min(length, count))]))
    }

    package func u8(_ offset: Int) -> Int {
        Int(load(offset, as: UInt8.self))
    }

    package func u16(_ offset: Int) -> Int {
        Int(load(offset, as: UInt16.self))
    }

    @inline(__always)
    package func u24(_ offset: Int) -> Int {
        guard offset >= 0, offset <= buffer.count &- 4 else { return u16(offset) | u8(offset &+ 2) << 16 }
        return u32(offset) & 0xFF_FFFF
    }

    package func u32(_ offset: Int) -> Int {
        Int(load(offset, as: UInt32.self))
    }

    package func i32(_ offset: Int) -> Int {
        Int(Int32(bitPattern: load(offset, as: UInt32.self)))
    }

    package func u64(_ offset: Int) -> UInt64 {
        load(offset, as: UInt64.self)
    }

    /// Returns the text in that range, with invalid UTF-8 repaired.
    package func text(_ offset: Int, _ length: Int) -> String {
        String(decoding: slice(offset, length).buffer, as: UTF8.self)
    }

    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        buffer.withMemoryRebound(to: UInt8.self, body)
    }

    @inline(__always)
    private func load<Value: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, as type: Value.Type) -> Value {
        guard offset >= 0, offset <= buffer.count &- MemoryLayout<Value>.size, let base = buffer.baseAddress else {
            return 0
        }
        return Value(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: type))
    }
}
