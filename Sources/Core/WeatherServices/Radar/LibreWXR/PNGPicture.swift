import CPng
import Foundation

/// Pixels of a PNG picture (ISO/IEC 15948), by libpng.
enum PNGPicture {
    /// Returns red, green, blue and opacity of each pixel in row order; nil if it cannot be read or has another size.
    ///
    /// The size is known before a pixel is unpacked, so that a small answer cannot fill the memory.
    static func pixels(of data: Data, side: Int) -> [SIMD4<UInt8>]? {
        data.withUnsafeBytes { input in
            guard let start = input.baseAddress else { return nil }
            var image = png_image()
            image.version = png_uint_32(PNG_IMAGE_VERSION)
            defer { png_image_free(&image) }
            guard png_image_begin_read_from_memory(&image, start, input.count) != 0,
                Int(image.width) == side, Int(image.height) == side
            else { return nil }
            image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
            var isWhole = false
            let pixels = [SIMD4<UInt8>](unsafeUninitializedCapacity: side * side) { target, count in
                isWhole = png_image_finish_read(&image, nil, target.baseAddress, 0, nil) != 0
                count = isWhole ? side * side : 0
            }
            return isWhole ? pixels : nil
        }
    }
}
