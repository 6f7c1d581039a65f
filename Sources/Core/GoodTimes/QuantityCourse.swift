import Foundation

/// How a quantity goes through one step of a forecast, as far as it is known.
///
/// An instantaneous value is known at moments, and taken to go straight from one to the next. A value of the whole step counts
/// for each part of it, as nobody says when in the step it is reached.
struct QuantityCourse: Sendable, Hashable {
    /// A value at a moment.
    struct Point: Sendable, Hashable {
        let time: Date
        let value: Double
    }

    /// The values at moments, in ascending order.
    var points: [Point] = []
    /// The values of the whole step: what falls, a gust, or the extremes beside the values at moments.
    var whole: ClosedRange<Double>?

    /// Whether anything is known, even if it is too little to tell the step by.
    var isTouched: Bool { whole != nil || !points.isEmpty }

    /// Returns the lowest and highest value in a part of the step; nil where a moment of the part is not known.
    func values(in part: Range<Date>) -> ClosedRange<Double>? {
        guard let first = points.first, let last = points.last else { return whole }
        guard first.time <= part.lowerBound, last.time >= part.upperBound,
            let one = value(at: part.lowerBound), let other = value(at: part.upperBound)
        else { return nil }
        let inside = points.filter { part.contains($0.time) }.map(\.value)
        let known = inside + [one, other] + (whole.map { [$0.lowerBound, $0.upperBound] } ?? [])
        guard let lowest = known.min(), let highest = known.max() else { return nil }
        return lowest...highest
    }

    private func value(at moment: Date) -> Double? {
        guard let next = points.first(where: { $0.time >= moment }) else { return nil }
        guard next.time > moment, let before = points.last(where: { $0.time < moment }) else { return next.value }
        let share = moment.timeIntervalSince(before.time) / next.time.timeIntervalSince(before.time)
        return before.value + share * (next.value - before.value)
    }
}
