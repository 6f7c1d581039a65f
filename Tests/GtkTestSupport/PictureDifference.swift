/// How far one small picture is from another, where letters may be smoothed otherwise but nothing may be elsewhere.
///
/// Letters differ at their edges, of which the mean colour of a square of six pixels tells little; of what has moved, is
/// missing or has another colour it tells much.
@MainActor
public struct PictureDifference: @MainActor CustomStringConvertible {
    /// The greatest distance in one of the colours of all such squares, 0 to 255.
    public private(set) var greatest = 255
    /// The share of squares, 0 to 1, that are a shade off: what is large may have changed by little.
    public private(set) var share = 1.0

    /// Pictures of different sizes are as far from each other as can be.
    public init(_ one: Picture, _ other: Picture) {
        guard one.width == other.width, one.height == other.height, one.width >= 6, one.height >= 6 else { return }
        let (small, other) = (one.shrunk(by: 2), other.shrunk(by: 2))
        let differences = zip(small.bytes, other.bytes).map { Int($0) - Int($1) }
        let (line, columns, rows) = (small.width * 4, small.width - 2, small.height - 2)
        greatest = 0
        var shades = 0
        for y in 0..<rows {
            for x in 0..<columns {
                var distance = 0
                for channel in 0..<4 {
                    let first = y * line + x * 4 + channel
                    var sum = 0
                    for start in [first, first + line, first + 2 * line] {
                        sum += differences[start] + differences[start + 4] + differences[start + 8]
                    }
                    distance = max(distance, abs(sum) / 9)
                }
                greatest = max(greatest, distance)
                if distance > Self.shade { shades += 1 }
            }
        }
        share = Double(shades) / Double(rows * columns)
    }

    /// Whether the two show the same.
    ///
    /// Measured: hinting and smoothing of every kind come to 10 and a hundredth, a card moved by one pixel of the small
    /// picture to 17 and more, a missing icon to 45.
    public var isSmall: Bool { greatest <= 13 && share <= 0.03 }

    private static let shade = 4

    /// Both measures.
    public var description: String { "\(greatest) of 255, \((share * 100).rounded())% a shade off" }
}
