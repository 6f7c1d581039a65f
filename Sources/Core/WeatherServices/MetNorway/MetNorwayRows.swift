import Foundation
import WeatherModel

/// The rows that a time series becomes: one a step, with what earlier steps say of the time that ends at it.
struct MetNorwayRows {
    /// In rising order of time, and no two of them cover the same time with their sums.
    private(set) var hours: [Hour]
    /// Up to where sums are known.
    private var covered = Date.distantPast
    private var indices: [Date: Int]

    /// - Parameter steps: In rising order of time.
    init(_ steps: [MetNorwayStep]) {
        hours = steps.map { step in
            var hour = Hour(time: step.time, conditions: step.instant)
            // The symbol of six hours does not say whether the sun is up when they begin.
            hour.isDay = step.nextHour?.symbol?.isDay
            return hour
        }
        indices = Dictionary(uniqueKeysWithValues: zip(steps.map(\.time), steps.indices))
        for (index, step) in steps.enumerated() {
            if let period = step.nextHour {
                put(period, from: step.time, over: 3600)
            } else if let period = step.nextSixHours,
                // Among hourly steps it would cover what they tell in more detail.
                index + 1 == steps.count || steps[index + 1].time >= step.time.addingTimeInterval(6 * 3600)
            {
                put(period, from: step.time, over: 6 * 3600)
            }
        }
        for (step, index) in zip(steps, hours.indices) where hours[index].condition == nil {
            hours[index].conditions.take(step.nextHour?.symbol ?? step.nextSixHours?.symbol)
        }
        hours = hours.rising(by: \.time)
    }

    /// Gives the row at the period's end what the period says; one is made where the series has none.
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
    /// The condition of the symbol, or none.
    mutating func take(_ symbol: MetNorwaySymbol?) {
        condition = symbol?.condition
        sourceDescription = symbol?.words
    }
}
