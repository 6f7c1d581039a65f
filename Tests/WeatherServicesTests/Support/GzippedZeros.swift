import Foundation

/// Gzip that inflates to zeros a hundred and sixty times its size, made without a compressor.
enum GzippedZeros {
    /// A stream that unpacks to at least `count` zero bytes and never ends, as nobody is meant to read so far.
    static func data(inflatingTo count: Int) -> Data {
        var bits: [UInt8] = []
        // One block of fixed Huffman codes, a literal 0, then copies of 258 bytes from one byte back (RFC 1951, 3.2.6).
        bits += [0, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
        let copy: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0]
        // Eleven bits went before: after the eight copies that fill 13 bytes, the pattern of bytes repeats.
        for _ in 0..<16 { bits += copy }
        let bytes = stride(from: 0, to: bits.count - 7, by: 8).map { start in
            (0..<8).reduce(UInt8(0)) { $0 | bits[start + $1] << UInt8($1) }
        }
        var data = Data([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
        data += bytes[..<13]
        for _ in 0..<(count / (8 * 258) + 1) { data += bytes[13..<26] }
        return data
    }
}
