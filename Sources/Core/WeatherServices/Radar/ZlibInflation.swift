import CZlib
import Foundation

/// Decompression of zlib data (RFC 1950) of a known size.
enum ZlibInflation {
    /// Returns the decompressed data; nil if they are damaged, or not exactly as many bytes as announced.
    ///
    /// No more than these bytes are ever written, so that a small answer cannot fill the memory.
    static func bytes(of data: Data, count: Int) -> [UInt8]? {
        guard count > 0, data.count <= Int(UInt32.max) else { return nil }
        var isWhole = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            written = 0
            data.withUnsafeBytes { input in
                guard let start = input.bindMemory(to: UInt8.self).baseAddress, let target = buffer.baseAddress else {
                    return
                }
                var stream = z_stream()
                guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return }
                defer { inflateEnd(&stream) }
                stream.next_in = UnsafeMutablePointer(mutating: start)
                stream.avail_in = UInt32(input.count)
                stream.next_out = target
                stream.avail_out = UInt32(count)
                // A stream that holds more has not come to its end when the buffer is full.
                let result = inflate(&stream, Z_FINISH)
                written = count - Int(stream.avail_out)
                isWhole = result == Z_STREAM_END && written == count
            }
        }
        return isWhole ? bytes : nil
    }
}
