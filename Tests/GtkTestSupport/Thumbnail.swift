internal import CGtk

/// A picture made small by averaging, so that what remains does not depend on how the edges of letters are smoothed.
@MainActor
public struct Thumbnail {
    /// In blocks.
    public let width: Int
    /// In blocks.
    public let height: Int
    /// Blue, green, red and alpha of each block, row by row.
    private let bytes: [UInt8]

    /// Blocks of so many pixels' width and height are averaged; nil where the file is no picture.
    public init?(file: String, blockSize: Int) {
        guard let texture = gdk_texture_new_from_filename(file, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        let (fullWidth, fullHeight) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
        var pixels = [UInt8](repeating: 0, count: fullWidth * fullHeight * 4)
        gdk_texture_download(texture, &pixels, gsize(fullWidth * 4))
        let (width, height) = (fullWidth / blockSize, fullHeight / blockSize)
        var bytes: [UInt8] = []
        for index in 0..<width * height * 4 {
            let (block, channel) = (index / 4, index % 4)
            let (left, top) = (block % width * blockSize, block / width * blockSize)
            var sum = 0
            for y in top..<top + blockSize {
                for x in left..<left + blockSize { sum += Int(pixels[(y * fullWidth + x) * 4 + channel]) }
            }
            bytes.append(UInt8(sum / (blockSize * blockSize)))
        }
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// Writes it as a PNG file.
    public func write(to path: String) -> Bool {
        guard let content = g_bytes_new(bytes, gsize(bytes.count)) else { return false }
        defer { g_bytes_unref(content) }
        guard
            let texture = gdk_memory_texture_new(
                Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, content, gsize(width * 4))
        else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        return gdk_texture_save_to_png(texture, path) != 0
    }

    /// The share of blocks, 0 to 1, that differ by more than so much, 0 to 255, in a colour; 1 for another size.
    public func difference(from other: Thumbnail, beyond tolerance: Int) -> Double {
        guard width == other.width, height == other.height, !bytes.isEmpty else { return 1 }
        let blocks = stride(from: 0, to: bytes.count, by: 4)
        let differing = blocks.filter { block in
            (block..<block + 4).contains { abs(Int(bytes[$0]) - Int(other.bytes[$0])) > tolerance }
        }
        return Double(differing.count) / Double(width * height)
    }
}
