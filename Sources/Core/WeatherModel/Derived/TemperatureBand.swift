package import Foundation

/// The range in which eight of ten runs of an ensemble lie; it always holds the temperature that is shown.
public struct TemperatureBand: Sendable, Hashable {
    /// The lower end.
    public let lowest: Temperature
    /// The upper end, not below `lowest`.
    public let highest: Temperature

    /// The standard deviations from the mean within which eight of ten values lie, if these are normally distributed.
    static let deviations = 1.2816

    /// Makes a range from its ends.
    package init(lowest: Temperature, highest: Temperature) {
        (self.lowest, self.highest) = (lowest, highest)
    }

    /// Makes the range around the mean, moved by as little as makes it hold what is shown: the ensemble has a coarser map, and
    /// may be of another source.
    package init(_ spread: TemperatureSpread, holding shown: Temperature) {
        let half = Self.deviations * spread.deviation.value
        let middle = min(max(spread.mean.value, shown.value - half), shown.value + half)
        // Rounding of sums may leave what is shown outside by less than anybody could measure.
        lowest = Temperature(min(middle - half, shown.value))
        highest = Temperature(max(middle + half, shown.value))
    }

    /// The difference of both ends in kelvins.
    public var width: Double { highest.value - lowest.value }
}

extension [TemperatureSpread] {
    /// The longest time in seconds between two rows of which the spread in between is known.
    private static var longestStep: TimeInterval { 6 * 3600 }

    /// Returns the spread at a moment, in between that of both rows beside it; nil beyond the rows, and where they are far apart.
    ///
    /// The rows are in ascending order of time.
    func spread(at time: Date) -> TemperatureSpread? {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].time < time { low = middle + 1 } else { high = middle }
        }
        guard low < endIndex else { return nil }
        let after = self[low]
        guard after.time != time else { return after }
        guard low > startIndex else { return nil }
        let before = self[low - 1]
        let step = after.time.timeIntervalSince(before.time)
        guard step <= Self.longestStep else { return nil }
        let share = time.timeIntervalSince(before.time) / step
        func between(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
        return TemperatureSpread(
            time: time, mean: Temperature(between(before.mean.value, after.mean.value)),
            deviation: TemperatureDeviation(between(before.deviation.value, after.deviation.value)))
    }
}

extension WeatherReport {
    /// The seconds after which a spread tells nothing any more: four runs of its model are newer.
    private static let spreadLifetime: TimeInterval = 24 * 3600

    /// Returns the report with the band of each hour to come, as far as that is known, and without a spread that is too old.
    package func banded(at now: Date) -> WeatherReport {
        guard let spread else { return self }
        var report = self
        let isOver = spread.value.last.map { $0.time <= now } ?? true
        guard !isOver, abs(now.timeIntervalSince(spread.fetchedAt)) <= Self.spreadLifetime else {
            report.spread = nil
            return report
        }
        guard let hours = report.hours?.value else { return report }
        // Other services calculate their chances otherwise.
        let isOfRuns = report.hours.map { spread.source.isPart(of: $0.source.id) } ?? false
        report.hours?.value = hours.map { hour in
            guard hour.time > now, let own = spread.value.spread(at: hour.time) else { return hour }
            var hour = hour
            hour.band = hour.temperature.map { TemperatureBand(own, holding: $0) }
            if isOfRuns, hour.covered.lowerBound > now { hour.isChanceOfRuns = true }
            return hour
        }
        return report
    }
}
