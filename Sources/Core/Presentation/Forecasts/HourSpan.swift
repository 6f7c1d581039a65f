import Foundation
import WeatherModel

/// The stretch of time that begins at a row of a forecast, an hour long unless the source has longer rows.
///
/// A row's temperature and sky are those of its instant, but its sums and chances cover the time that ends at it, so
/// the rain of this stretch stands in the next row.
struct HourSpan: Equatable {
    let start: Hour
    /// Where the next row stands, or an hour later where that one does not follow on.
    let end: Date
    let rain: RainChance?
    /// The code of the row that ends the stretch.
    private let endCondition: WeatherCondition?

    init(_ start: Hour, followedBy next: Hour?) {
        self.start = start
        guard let next, next.time > start.time,
            abs(next.time.timeIntervalSince(start.time) - next.duration) < 60
        else {
            (end, rain, endCondition) = (start.time.addingTimeInterval(Self.length), nil, nil)
            return
        }
        end = next.time
        rain = RainChance(probability: next.precipitationProbability, amount: next.precipitation)
        endCondition = next.condition
    }

    /// What is shown for the stretch; a source's code of rain belongs to the time its amount does, and that of a long row
    /// to the whole row.
    ///
    /// - Parameter conditions: In place of the row's, those of the present moment.
    func shown(_ conditions: Conditions? = nil, isDay: Bool) -> ShownWeather {
        if let conditions { return ShownWeather(hour: conditions, amount: nil, probability: nil, isDay: isDay) }
        var told = start.conditions
        if let endCondition, endCondition.isWet, told.condition?.isWet != true, rain?.amount?.value ?? 0 > 0 {
            told.condition = endCondition
        }
        return ShownWeather(
            hour: told, amount: rain?.amount, probability: rain?.probability, isDay: isDay, rate: rate)
    }

    /// Millimetres of water an hour, on the average; nil where the amount is not known.
    var rate: Double? { rain?.amount.map { $0.value * 3600 / end.timeIntervalSince(start.time) } }

    static let length: TimeInterval = 3600

    func contains(_ moment: Date) -> Bool { start.time <= moment && moment < end }
}

extension [Hour] {
    /// Each row with the hour that begins at it.
    var spans: [HourSpan] {
        indices.map { HourSpan(self[$0], followedBy: $0 + 1 < count ? self[$0 + 1] : nil) }
    }
}

extension WeatherReport {
    /// The rows from the one `moment` falls into, or the first one after it, for so many hours.
    func hours(from moment: Date, count: Int) -> [HourSpan] {
        let spans = hourRows.spans
        guard let first = spans.firstIndex(where: { $0.end > moment }) else { return [] }
        let end = spans[first].start.time.addingTimeInterval(Double(count) * HourSpan.length)
        return Array(spans[first...].prefix { $0.start.time < end })
    }

    /// Nil where no row covers the moment.
    func hour(containing moment: Date) -> HourSpan? {
        hours(from: moment, count: 1).first.flatMap { $0.contains(moment) ? $0 : nil }
    }
}
