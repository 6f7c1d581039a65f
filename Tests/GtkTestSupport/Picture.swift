import CGtk
import CGtkTestShims

/// Pixels, as a window shows them or a file holds them.
@MainActor
public struct Picture {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Blue, green, red and alpha of each pixel, row by row.
    private(set) var bytes: [UInt8]

    private init(width: Int, height: Int, bytes: [UInt8]) {
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// Nil where the file holds no picture.
    public init?(file: String) {
        guard let texture = gdk_texture_new_from_filename(file, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
        bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture, &bytes, gsize(width * 4))
    }

    /// How many different colours occur in it.
    public var colours: Int {
        Set(stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }).count
    }

    /// Writes it as a PNG file.
    public func write(to path: String) -> Bool {
        guard let content = g_bytes_new(bytes, gsize(bytes.count)) else { return false }
        defer { g_bytes_unref(content) }
        let texture = gdk_memory_texture_new(
            Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, content, gsize(width * 4))
        guard let texture else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        return gdk_texture_save_to_png(texture, path) != 0
    }

    /// Each square of so many pixels as one, of their mean colour.
    public func shrunk(by square: Int) -> Picture {
        let (columns, rows) = (width / square, height / square)
        var means = [UInt8](repeating: 0, count: columns * rows * 4)
        test_shrink(bytes, Int32(width), Int32(height), Int32(square), &means)
        return Picture(width: columns, height: rows, bytes: means)
    }

    /// The area filled with the colour just before it.
    public func emptied(_ area: PictureArea) -> Picture {
        changed(area) { x, y, _ in self[max(0, area.x - 1), max(0, area.y - 1)] }
    }

    /// The area moved, over what is there, by so many pixels.
    public func moved(_ area: PictureArea, right: Int, down: Int) -> Picture {
        var copy = emptied(area)
        for y in area.y..<area.y + area.height {
            for x in area.x..<area.x + area.width where contains(x, y) && contains(x + right, y + down) {
                copy[x + right, y + down] = self[x, y]
            }
        }
        return copy
    }

    /// The area with red for blue and blue for red.
    public func recoloured(_ area: PictureArea) -> Picture {
        changed(area) { _, _, old in [old[2], old[1], old[0], old[3]] }
    }

    /// All of it darker, or lighter where it is dark, by so much of 255.
    public func shaded(by amount: UInt8) -> Picture {
        Picture(width: width, height: height, bytes: bytes.map { $0 > 127 ? $0 - amount : $0 + amount })
    }

    private func changed(_ area: PictureArea, _ colour: (Int, Int, [UInt8]) -> [UInt8]) -> Picture {
        var copy = self
        for y in area.y..<area.y + area.height {
            for x in area.x..<area.x + area.width where contains(x, y) { copy[x, y] = colour(x, y, self[x, y]) }
        }
        return copy
    }

    /// The pixels of a part, row by row.
    public func rows(_ rows: Range<Int>, columns: Range<Int>) -> [[UInt8]] {
        rows.map { Array(bytes[($0 * width + columns.lowerBound) * 4..<($0 * width + columns.upperBound) * 4]) }
    }

    /// The box around the pixels of another colour than in a picture of the same size; nil where there are none.
    public func box(differingFrom other: Picture) -> (x: Int, y: Int, width: Int, height: Int)? {
        guard width == other.width, height == other.height else { return nil }
        let different = (0..<width * height).filter { bytes[$0 * 4..<$0 * 4 + 4] != other.bytes[$0 * 4..<$0 * 4 + 4] }
        let (columns, rows) = (different.map { $0 % width }, different.map { $0 / width })
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
            return nil
        }
        return (left, top, right - left + 1, bottom - top + 1)
    }

    private func contains(_ x: Int, _ y: Int) -> Bool { (0..<width).contains(x) && (0..<height).contains(y) }

    private subscript(x: Int, y: Int) -> [UInt8] {
        get { Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }
        set { for index in 0..<4 { bytes[(y * width + x) * 4 + index] = newValue[index] } }
    }
}
