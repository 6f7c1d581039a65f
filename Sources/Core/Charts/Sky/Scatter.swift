/// Points that lie evenly and without a pattern, the same every time.
///
/// The additive recurrence R2 of M. Roberts, "The Unreasonable Effectiveness of Quasirandom Sequences" (2018).
struct Scatter: Sequence, IteratorProtocol {
    private var index: Double

    /// - Parameter beginning: Other beginnings give other points.
    init(beginning: Double = 1) {
        index = beginning
    }

    /// Both coordinates from 0 up to, not including, 1.
    mutating func next() -> Point? {
        index += 1
        return Point(
            (0.5 + index * 0.7548776662466927).truncatingRemainder(dividingBy: 1),
            (0.5 + index * 0.5698402909980532).truncatingRemainder(dividingBy: 1))
    }
}
