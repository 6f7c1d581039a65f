import Foundation

/// The altitude of a body over a period, split into parts in which it only rises or only sinks.
///
/// So no pair of crossings can be missed between two samples, even if the body turns close to the horizon.
struct AltitudeCurve {
    private let span: Range<Date>
    private let altitude: (Date) -> Double
    private let knots: [Knot]

    private struct Knot {
        let time: Date
        let altitude: Double
    }

    /// - Parameters:
    ///   - step: The greatest distance of samples in seconds, much less than the time between two turning points.
    ///   - altitude: Returns the altitude in degrees above the level that counts as 0.
    init(over span: Range<Date>, step: TimeInterval, altitude: @escaping (Date) -> Double) {
        self.span = span
        self.altitude = altitude
        let length = span.upperBound.timeIntervalSince(span.lowerBound)
        let count = max(2, (length / step).rounded(.up))
        let step = length / count
        // A sample beyond each end shows whether the body turns in the first or the last step.
        let samples = stride(from: -1, through: count + 1, by: 1).map { number in
            let time = number == count ? span.upperBound : span.lowerBound.addingTimeInterval(number * step)
            return Knot(time: time, altitude: altitude(time))
        }
        var knots = [samples[0]]
        for index in samples.indices.dropFirst().dropLast() {
            let (before, here, after) = (samples[index - 1], samples[index], samples[index + 1])
            let turns = (here.altitude - before.altitude) * (after.altitude - here.altitude) <= 0
            let turn = turns ? Self.turningPoint(near: here, step: step, altitude) : nil
            knots += [here, turn].compactMap { $0 }.sorted { $0.time < $1.time }
        }
        knots.append(samples[samples.count - 1])
        self.knots = knots.filter { span.lowerBound <= $0.time && $0.time <= span.upperBound }
    }

    /// Returns the turning point; nil if the parabola through the samples is degenerate, as at a pole, where the
    /// altitude hardly changes.
    private static func turningPoint(near knot: Knot, step: TimeInterval, _ altitude: (Date) -> Double) -> Knot? {
        var (best, width) = (knot, step)
        for _ in 0..<3 {
            let before = altitude(best.time.addingTimeInterval(-width))
            let after = altitude(best.time.addingTimeInterval(width))
            let curvature = before - 2 * best.altitude + after
            guard abs(curvature) > 1e-12 else { break }
            let shift = max(-1, min(1, 0.5 * (before - after) / curvature))
            let time = best.time.addingTimeInterval(shift * width)
            best = Knot(time: time, altitude: altitude(time))
            width /= 8
        }
        return best.time == knot.time ? nil : best
    }

    /// Returns the times at which the level is crossed upwards and downwards, each in ascending order.
    func crossings(of level: Double) -> (up: [Date], down: [Date]) {
        var (up, down): ([Date], [Date]) = ([], [])
        for (left, right) in zip(knots, knots.dropFirst()) {
            let (starts, ends) = (left.altitude >= level, right.altitude >= level)
            if !starts, ends { up.append(root(left, right, level)) }
            if starts, !ends { down.append(root(left, right, level)) }
        }
        return (up, down)
    }

    /// Returns whether the body is always above the level, always below it, or crosses it.
    func passage(of level: Double) -> HorizonPassage {
        let (up, down) = crossings(of: level)
        if up.isEmpty, down.isEmpty {
            return (knots.first?.altitude ?? 0) >= level ? .alwaysAbove : .alwaysBelow
        }
        return .crosses(rises: up, sets: down)
    }

    /// Returns the seconds of the period during which the body is above the level.
    func timeAbove(_ level: Double) -> TimeInterval {
        let (up, down) = crossings(of: level)
        let starts = (knots.first?.altitude ?? 0) >= level ? [span.lowerBound] : []
        let ends = (knots.last?.altitude ?? 0) >= level ? [span.upperBound] : []
        return zip(starts + up, down + ends).reduce(0) { $0 + $1.1.timeIntervalSince($1.0) }
    }

    /// Returns the time of a crossing by the regula falsi with the Illinois rule, to a tenth of a second.
    private func root(_ left: Knot, _ right: Knot, _ level: Double) -> Date {
        let length = right.time.timeIntervalSince(left.time)
        var (low, high) = (0.0, length)
        var (below, above) = (left.altitude - level, right.altitude - level)
        var kept = 0
        for _ in 0..<60 where high - low > 0.1 && below != above {
            let middle = (low * above - high * below) / (above - below)
            let value = altitude(left.time.addingTimeInterval(middle)) - level
            if abs(value) < 1e-7 { return left.time.addingTimeInterval(middle) }
            if (value < 0) == (below < 0) {
                (low, below) = (middle, value)
                if kept == -1 { above /= 2 }
                kept = -1
            } else {
                (high, above) = (middle, value)
                if kept == 1 { below /= 2 }
                kept = 1
            }
        }
        return left.time.addingTimeInterval((low + high) / 2)
    }
}
