/// The slider of a limit with one end or two, from left to right in every language.
public struct LimitTrack: Sendable, Hashable {
    /// The positions of the ends.
    public let ends: [Int]
    /// The highest position; the lowest is 0.
    public let last: Int
    /// The positions between the ends, or from one to the end of the scale.
    public let inside: ClosedRange<Int>
    /// Whether what lies beyond them is meant, as from 22:00 to 06:00.
    public let isOutside: Bool

    /// Takes positions from 0 to the last one.
    public init(ends: [Int], last: Int, inside: ClosedRange<Int>, isOutside: Bool = false) {
        (self.ends, self.last, self.inside, self.isOutside) = (ends, last, inside, isOutside)
    }

    /// The radius of a knob in pixels, which stays free at both ends of the track.
    public static let radius = 9.0

    /// Pixels from the left edge to a position.
    public func x(of position: Int, width: Double) -> Double {
        let room = max(width - 2 * Self.radius - 2, 1)
        return Self.radius + 1 + Double(position) / Double(max(last, 1)) * room
    }

    /// Returns the position nearest to so many pixels.
    public func position(atX x: Double, width: Double) -> Int {
        let room = max(width - 2 * Self.radius - 2, 1)
        let share = (x - Self.radius - 1) / room
        return Int((min(max(share, 0), 1) * Double(last)).rounded())
    }

    /// Returns the end nearest to so many pixels; of two at one place the one that can go there.
    public func end(atX x: Double, width: Double) -> Int {
        let distances = ends.map { abs(self.x(of: $0, width: width) - x) }
        guard distances.count > 1, abs(distances[0] - distances[1]) < 0.5 else {
            return distances.indices.min { distances[$0] < distances[$1] } ?? 0
        }
        return x < self.x(of: ends[0], width: width) ? 0 : 1
    }

    /// Returns the marks.
    public func drawing(width: Double, height: Double, _ palette: Palette) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        let y = height / 2
        func bar(_ from: Double, _ to: Double, _ colour: Colour) {
            guard to > from else { return }
            drawing.fill(
                .rectangle(Rectangle(x: from, y: y - 3, width: to - from, height: 6), radius: 3), .even(colour))
        }
        let (left, right) = (x(of: inside.lowerBound, width: width), x(of: inside.upperBound, width: width))
        bar(1, width - 1, palette.track)
        let (start, end) = (inside.lowerBound == 0 ? 1 : left, inside.upperBound == last ? width - 1 : right)
        if isOutside {
            bar(1, left, palette.accent)
            bar(right, width - 1, palette.accent)
        } else {
            bar(start, end, palette.accent)
        }
        for position in ends {
            let centre = Point(x(of: position, width: width), y)
            drawing.fill(.circle(centre, radius: Self.radius), .even(palette.accent))
            drawing.fill(.circle(centre, radius: Self.radius - 2), .even(palette.card))
        }
        return drawing
    }
}
