import Foundation

extension Picture {
    /// How many pixels have at least that contrast (WCAG 2.1) with those at their places in a picture of the same size.
    public func pixels(contrastingWith other: Picture, by least: Double) -> Int {
        guard width == other.width, height == other.height else { return 0 }
        let linear = (0...255).map { byte in
            let part = Double(byte) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        func light(_ bytes: [UInt8], _ place: Int) -> Double {
            0.0722 * linear[Int(bytes[place])] + 0.7152 * linear[Int(bytes[place + 1])]
                + 0.2126 * linear[Int(bytes[place + 2])]
        }
        return stride(from: 0, to: bytes.count, by: 4).filter { place in
            guard bytes[place..<place + 3] != other.bytes[place..<place + 3] else { return false }
            let (one, two) = (light(bytes, place), light(other.bytes, place))
            return (max(one, two) + 0.05) / (min(one, two) + 0.05) >= least
        }.count
    }

    /// The least and the greatest relative luminance (WCAG 2.1) of the pixels in a box, under a veil of one colour.
    ///
    /// - Parameters:
    ///   - x: The columns, cut to those there are; `y` the rows.
    ///   - veil: Red, green and blue from 0 to 1, and how opaque it is.
    public func luminances(
        x: Range<Int>, y: Range<Int>, under veil: (red: Double, green: Double, blue: Double, opacity: Double)
    ) -> ClosedRange<Double>? {
        let (columns, rows) = (x.clamped(to: 0..<width), y.clamped(to: 0..<height))
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        let tables = zip([veil.blue, veil.green, veil.red], [0.0722, 0.7152, 0.2126]).map { channel, weight in
            (0...255).map { byte in
                let part = Double(byte) / 255 * (1 - veil.opacity) + channel * veil.opacity
                return weight * (part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4))
            }
        }
        var (least, greatest) = (Double.infinity, -Double.infinity)
        bytes.withUnsafeBufferPointer { bytes in
            for row in rows {
                for column in columns {
                    let place = (row * width + column) * 4
                    let light =
                        tables[0][Int(bytes[place])] + tables[1][Int(bytes[place + 1])]
                        + tables[2][Int(bytes[place + 2])]
                    least = min(least, light)
                    greatest = max(greatest, light)
                }
            }
        }
        return least...greatest
    }
}
