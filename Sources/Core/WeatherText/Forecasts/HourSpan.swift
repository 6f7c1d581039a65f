package import Foundation
package import WeatherModel

/// A period that begins at a row of a forecast: an hour, or as long as the rows of the source are.
///
/// Temperature and sky of a row are those of its instant, but totals and probabilities cover the time that ends at it,
/// so the rain of this period is in the next row.
package struct HourSpan: Sendable, Equatable {
    package let start: Hour
    /// The time of the next row, or an hour later if that is further away.
    package let end: Date
    package let rain: RainChance?
    /// The depth of the snow that falls in it; nil where it is not known.
    package let snowfall: SnowDepth?
    /// The condition of the row that ends the period.
    private let endCondition: WeatherCondition?

    package init(_ start: Hour, followedBy next: Hour?) {
        self.start = start
        guard let next, next.covered.lowerBound == start.time else {
            // Nothing is known of the time between distant rows; instantaneous values hold for an hour at most.
            let hour = start.time.addingTimeInterval(Self.hour)
            end = next.map { min($0.time, hour) } ?? hour
            (rain, snowfall, endCondition) = (nil, nil, nil)
            return
        }
        end = next.time
        rain = RainChance(probability: next.precipitationProbability, amount: next.precipitation)
        snowfall = next.snowfall
        endCondition = next.condition
    }

    /// Returns the weather to show for the period; a rain code belongs to the time of its amount, and the code of a row
    /// longer than an hour to the whole row.
    ///
    /// - Parameter conditions: The current conditions to use instead of the row's; nil for those of the row.
    package func shown(_ conditions: Conditions? = nil, isDay: Bool) -> DisplayedCondition {
        if let conditions { return DisplayedCondition(hour: conditions, amount: nil, probability: nil, isDay: isDay) }
        var told = start.conditions
        if let endCondition, duration > Self.hour {
            told.condition = endCondition
        } else if let endCondition, endCondition.isWet, told.condition?.isWet != true, rain?.amount?.value ?? 0 > 0 {
            told.condition = endCondition
        }
        return DisplayedCondition(
            hour: told, amount: rain?.amount, probability: rain?.probability, over: duration, isDay: isDay)
    }

    /// The length of the period, in seconds.
    package var duration: TimeInterval { end.timeIntervalSince(start.time) }

    /// The average rate in millimetres of water an hour; nil if the amount is not known.
    package var rate: Double? { rain?.amount.map { $0.value * 3600 / duration } }

    package func contains(_ moment: Date) -> Bool { start.time <= moment && moment < end }

    private static let hour: TimeInterval = 3600
}

extension [Hour] {
    /// Each row with the period that begins at it, except a last row that has only totals.
    package var spans: [HourSpan] {
        var spans = indices.map { HourSpan(self[$0], followedBy: $0 + 1 < count ? self[$0 + 1] : nil) }
        if let last, last.endsOnly, dropLast().last?.endsOnly == false { spans.removeLast() }
        return spans
    }
}

extension Hour {
    /// Whether the row has totals of the time before it, but no instantaneous values.
    fileprivate var endsOnly: Bool {
        let air = conditions
        return air.precipitation != nil && air.temperature == nil && air.windSpeed == nil && air.cloudCover == nil
    }
}

extension WeatherReport {
    /// Returns the given number of periods, from the one that contains `moment` or the first one after it.
    package func hours(from moment: Date, count: Int) -> [HourSpan] {
        let spans = hourRows.spans
        guard let first = spans.firstIndex(where: { $0.end > moment }) else { return [] }
        let end = spans[first].start.time.addingTimeInterval(Double(count) * 3600)
        return Array(spans[first...].prefix { $0.start.time < end })
    }

    /// Returns the period that contains the moment; nil if there is none.
    package func hour(containing moment: Date) -> HourSpan? {
        hours(from: moment, count: 1).first.flatMap { $0.contains(moment) ? $0 : nil }
    }
}
