import Foundation
import WeatherModel

/// Converts the steps of a time series to rows, moving the totals of each step to the end of the time they cover.
struct MetNorwayRows {
    /// The rows in ascending order of time; their totals never overlap.
    private(set) var hours: [Hour]
    /// The end of the time for which totals are known.
    private var covered = Date.distantPast
    private var indices: [Date: Int]

    /// - Parameter steps: The steps in ascending order of time.
    init(_ steps: [MetNorwayStep]) {
        hours = steps.map { step in
            var hour = Hour(time: step.time, conditions: step.instant)
            // The symbol for six hours does not say whether the sun is up when they begin.
            hour.isDay = step.nextHour?.symbol?.isDay
            return hour
        }
        indices = Dictionary(uniqueKeysWithValues: zip(steps.map(\.time), steps.indices))
        for (index, step) in steps.enumerated() {
            if let period = step.nextHour {
                put(period, from: step.time, over: 3600)
            } else if let period = step.nextSixHours,
                // Among hourly steps, a period of six hours would overlap the hourly totals.
                index + 1 == steps.count || steps[index + 1].time >= step.time.addingTimeInterval(6 * 3600)
            {
                put(period, from: step.time, over: 6 * 3600)
            }
        }
        hours = hours.rising(by: \.time)
    }

    /// Stores the values of a period in the row at its end, which is added if the series has none.
    private mutating func put(_ period: MetNorwayPeriod, from start: Date, over duration: TimeInterval) {
        let end = start.addingTimeInterval(duration)
        guard start >= covered else { return }
        covered = end
        let index = indices[end] ?? hours.count
        if index == hours.count {
            hours.append(Hour(time: end))
            indices[end] = index
        }
        hours[index].duration = duration
        hours[index].precipitation = period.precipitation
        hours[index].precipitationProbability = period.precipitationProbability
        hours[index].thunderProbability = period.thunderProbability
        hours[index].high = period.high
        hours[index].low = period.low
        hours[index].conditions.take(period.symbol)
    }
}

extension Conditions {
    /// Takes over the condition of a symbol, or none if the symbol is missing.
    mutating func take(_ symbol: MetNorwaySymbol?) {
        condition = symbol?.condition
        sourceDescription = symbol?.words
    }
}
