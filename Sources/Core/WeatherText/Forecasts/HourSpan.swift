package import Foundation
package import WeatherModel

/// A stretch of time that begins at a row of a forecast: an hour, or as long as the source's rows are.
///
/// A row's temperature and sky are those of its instant, but its sums and chances cover the time that ends at it, so
/// the rain of this stretch stands in the next row.
package struct HourSpan: Equatable {
    package let start: Hour
    /// Where the next row stands, or an hour later where that one does not follow on.
    package let end: Date
    package let rain: RainChance?
    /// The code of the row that ends the stretch.
    private let endCondition: WeatherCondition?

    package init(_ start: Hour, followedBy next: Hour?) {
        self.start = start
        guard let next, next.covered.lowerBound == start.time else {
            // Of what lies between the rows nothing is known, and the instant speaks for its hour at most.
            let hour = start.time.addingTimeInterval(Self.hour)
            end = next.map { min($0.time, hour) } ?? hour
            (rain, endCondition) = (nil, nil)
            return
        }
        end = next.time
        rain = RainChance(probability: next.precipitationProbability, amount: next.precipitation)
        endCondition = next.condition
    }

    /// What is shown for the stretch; a source's code of rain belongs to the time its amount does, and so does every code of
    /// a row longer than an hour.
    ///
    /// - Parameter conditions: In place of the row's, those of the present moment.
    package func shown(_ conditions: Conditions? = nil, isDay: Bool) -> ShownWeather {
        if let conditions { return ShownWeather(hour: conditions, amount: nil, probability: nil, isDay: isDay) }
        var told = start.conditions
        if let endCondition, duration > Self.hour {
            told.condition = endCondition
        } else if let endCondition, endCondition.isWet, told.condition?.isWet != true, rain?.amount?.value ?? 0 > 0 {
            told.condition = endCondition
        }
        return ShownWeather(
            hour: told, amount: rain?.amount, probability: rain?.probability, over: duration, isDay: isDay)
    }

    /// Seconds.
    package var duration: TimeInterval { end.timeIntervalSince(start.time) }

    /// Millimetres of water an hour, on the average; nil where the amount is not known.
    package var rate: Double? { rain?.amount.map { $0.value * 3600 / duration } }

    package func contains(_ moment: Date) -> Bool { start.time <= moment && moment < end }

    private static let hour: TimeInterval = 3600
}

extension [Hour] {
    /// Each row with the stretch that begins at it; a last one that only ends the one before begins none.
    package var spans: [HourSpan] {
        var spans = indices.map { HourSpan(self[$0], followedBy: $0 + 1 < count ? self[$0 + 1] : nil) }
        if let last, last.endsOnly, dropLast().last?.endsOnly == false { spans.removeLast() }
        return spans
    }
}

extension Hour {
    /// Whether it tells of what fell before its instant, and nothing of the air at it.
    fileprivate var endsOnly: Bool {
        let air = conditions
        return air.precipitation != nil && air.temperature == nil && air.windSpeed == nil && air.cloudCover == nil
    }
}

extension WeatherReport {
    /// The stretches from the one `moment` falls into, or the first one after it, for so many hours.
    package func hours(from moment: Date, count: Int) -> [HourSpan] {
        let spans = hourRows.spans
        guard let first = spans.firstIndex(where: { $0.end > moment }) else { return [] }
        let end = spans[first].start.time.addingTimeInterval(Double(count) * 3600)
        return Array(spans[first...].prefix { $0.start.time < end })
    }

    /// Nil where no row covers the moment.
    package func hour(containing moment: Date) -> HourSpan? {
        hours(from: moment, count: 1).first.flatMap { $0.contains(moment) ? $0 : nil }
    }
}
