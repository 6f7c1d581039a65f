import Foundation

/// A quantity from midnight to midnight of the place's day, which may have 23, 24 or 25 hours.
public struct DetailCourse: Sendable, Hashable {
    /// A value at a time.
    public struct Point: Sendable, Hashable {
        /// The time as a share of the day, 0 to 1.
        public let share: Double
        /// The value in the unit of the quantity.
        public let value: Double
    }

    /// How much of the day is known.
    enum Reach: Sendable, Hashable {
        case whole, fromNow, partly
    }

    /// The unbroken runs of known values in order of time; what lies between two runs is not known.
    public let runs: [[Point]]
    /// The present time as a share of the day, 0 to 1.
    public let now: Double
    /// The lowest and the highest value of the day.
    public let range: ClosedRange<Double>
    let reach: Reach

    /// The known time of a quantity: a row's instant, the length of its step in seconds, and its value.
    typealias Row = (time: Date, step: TimeInterval, value: Double?)

    /// - Parameters:
    ///   - rows: The values in order of time, of any step; one lasts to the next row if that follows within its step.
    ///   - present: The value of now, which takes the place of a row within half an hour; nil to leave the rows alone.
    init?(_ rows: [Row], over day: Range<Date>, at now: Date, present: Double? = nil) {
        let length = day.upperBound.timeIntervalSince(day.lowerBound)
        func share(_ time: Date) -> Double { time.timeIntervalSince(day.lowerBound) / length }
        let known = Self.joined(rows, at: now, present)
        // The line goes on to the midnight that ends the day, whose value is tomorrow's.
        let inDay = known.flatMap { $0 }.filter { day.contains($0.time) }
        guard let low = inDay.map(\.value).min(), let high = inDay.map(\.value).max() else { return nil }
        runs = known.map { run in Self.clipped(run.map { Point(share: share($0.time), value: $0.value) }) }
            .filter { !$0.isEmpty }
        range = low...high
        self.now = share(now)
        let (slack, here) = (5400 / length, share(now))
        let isUnbroken = runs.count == 1 && (runs[0].last?.share ?? 0) >= 1 - slack
        reach =
            switch runs.first?.first?.share ?? 1 {
            case ...slack where isUnbroken: .whole
            case ...(here + slack) where isUnbroken: .fromNow
            default: .partly
            }
    }

    private typealias Knot = (time: Date, value: Double)

    private static func joined(_ rows: [Row], at now: Date, _ present: Double?) -> [[Knot]] {
        var runs: [[Knot]] = []
        var last: Date?
        for row in rows {
            guard let value = row.value, value.isFinite else {
                last = nil
                continue
            }
            let follows = last.map { row.time.timeIntervalSince($0) <= row.step * 1.01 } ?? false
            if follows { runs[runs.count - 1].append((row.time, value)) } else { runs.append([(row.time, value)]) }
            last = row.time
        }
        guard let present, present.isFinite else { return runs }
        let near: TimeInterval = 1800
        let home = runs.firstIndex { run in
            guard let first = run.first?.time, let last = run.last?.time else { return false }
            return first - near <= now && now <= last + near
        }
        guard let home else { return (runs + [[(now, present)]]).sorted { $0[0].time < $1[0].time } }
        runs[home].removeAll { abs($0.time.timeIntervalSince(now)) < near }
        runs[home].append((now, present))
        runs[home].sort { $0.time < $1.time }
        return runs
    }

    /// The part of a run within the day, with a point on each midnight that it crosses.
    private static func clipped(_ run: [Point]) -> [Point] {
        var inside = run.filter { (0...1).contains($0.share) }
        for (left, right) in zip(run, run.dropFirst()) {
            for edge in [0.0, 1.0] where left.share < edge && edge < right.share {
                let part = (edge - left.share) / (right.share - left.share)
                inside.append(Point(share: edge, value: left.value + part * (right.value - left.value)))
            }
        }
        return inside.sorted { $0.share < $1.share }
    }

    /// Returns "today 7 to 28 km/h"; "from now" or "known today" if a part of the day is not known.
    ///
    /// - Parameters:
    ///   - formatter: What the values are told with, which says whether they are spoken.
    ///   - number: The lowest value, without its unit if the other one has it.
    ///   - text: The highest value.
    func rangeText(_ formatter: WeatherFormatter, _ number: (Double) -> String, _ text: (Double) -> String) -> String {
        let (low, high) = (text(range.lowerBound), text(range.upperBound))
        // A unit that stands before its number, "%99", has to be told of both.
        let isBehind = high.hasPrefix(number(range.upperBound))
        return told(low == high ? high : formatter.range(from: isBehind ? number(range.lowerBound) : low, to: high))
    }

    /// Returns "today up to 6".
    func peakText(_ text: (Double) -> String) -> String {
        told(tr("up to {value}", ["value": text(range.upperBound)]))
    }

    private func told(_ range: String) -> String {
        switch reach {
        case .whole: tr("today {range}", ["range": range])
        case .fromNow: tr("rest of today {range}", ["range": range])
        case .partly: tr("part of today {range}", ["range": range])
        }
    }
}
