package import Foundation
package import WeatherModel

extension WeatherReport {
    /// The percentage from which on a chance makes rain possible in an hour of dry steps.
    private static let likely = Percentage(50)

    /// Returns the report with the steps of radar pictures in the place of its own, as far as they reach from now on.
    ///
    /// What radar does not tell stays as its source says it, before, between and after the pictures, unless the steps are of
    /// another source than the hours, as only one beside these is named. An hour that the pictures tell dry throughout loses a
    /// chance that would make rain possible in it, as that was given by who knew of no pictures.
    ///
    /// - Parameters:
    ///   - steps: The steps in order of time.
    ///   - time: The time of the newest measured picture.
    package func taking(
        _ steps: [PrecipitationStep], of radar: WeatherSource, measuredAt time: Date, at now: Date
    ) -> WeatherReport {
        guard let first = steps.first, let last = steps.last, last.time > now else { return self }
        let between = zip(steps, steps.dropFirst()).map { ($0.time, $1.start) }
        let untold = [(Date.distantPast, first.start)] + between + [(last.time, Date.distantFuture)]
        let own = minutes.flatMap { $0.source.id == hours?.source.id ? $0.value : nil } ?? []
        let left = untold.filter { $0 < $1 }.flatMap { start, end in own.compactMap { $0.clipped(to: start..<end) } }
        var seen = self
        seen.minutes = Sourced(
            (steps + left).sorted { $0.time < $1.time }, source: radar, issuedAt: time, fetchedAt: time)
        for (index, hour) in (hours?.value ?? []).enumerated()
        where hour.time > now && hour.time <= last.time {
            guard let chance = hour.precipitationProbability, chance >= Self.likely,
                steps.areDry(in: max(now, hour.covered.lowerBound)..<hour.time)
            else { continue }
            seen.hours?.value[index].precipitationProbability = nil
        }
        return seen
    }
}

extension PrecipitationStep {
    fileprivate var start: Date { time.addingTimeInterval(-duration) }

    /// Returns the part of the step inside the range, with its share of the amount; nil if there is none.
    fileprivate func clipped(to range: Range<Date>) -> PrecipitationStep? {
        let (begin, end) = (max(start, range.lowerBound), min(time, range.upperBound))
        guard begin < end else { return nil }
        var part = self
        (part.time, part.duration) = (end, end.timeIntervalSince(begin))
        part.precipitation = precipitation.map { Precipitation($0.value * part.duration / duration) }
        return part
    }
}

extension [PrecipitationStep] {
    /// Returns whether the steps tell all of the time, and that nothing falls in it.
    fileprivate func areDry(in range: Range<Date>) -> Bool {
        var reach = range.lowerBound
        for step in self where step.time > reach && reach < range.upperBound {
            guard step.start <= reach, step.precipitation?.value == 0 else { return false }
            reach = step.time
        }
        return reach >= range.upperBound
    }
}
