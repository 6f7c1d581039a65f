import Foundation

/// Points that lie evenly and without a pattern, the same every time.
///
/// The additive recurrence R2 of M. Roberts, "The Unreasonable Effectiveness of Quasirandom Sequences" (2018).
struct Scatter: Sequence, IteratorProtocol {
    private var index: Double
    private let stray: Double

    /// - Parameters:
    ///   - beginning: Other beginnings give other points.
    ///   - stray: How far a point may lie off its even place in each direction: of many points, the rows would be seen.
    init(beginning: Double = 1, stray: Double = 0) {
        (index, self.stray) = (beginning, stray)
    }

    /// Both coordinates from 0 up to, not including, 1.
    mutating func next() -> Point? {
        index += 1
        return Point(
            (0.5 + index * 0.7548776662466927 + offset(12.9898)).truncatingRemainder(dividingBy: 1),
            (0.5 + index * 0.5698402909980532 + offset(78.233)).truncatingRemainder(dividingBy: 1))
    }

    /// Returns a number from 0 to twice the stray, by the digits of a sine far behind the point.
    private func offset(_ frequency: Double) -> Double {
        let digits = abs(sin(index * frequency)) * 43758.5453
        return 2 * stray * (digits - digits.rounded(.down))
    }
}
