import Foundation
import WeatherModel

/// One hour that begins at a row of a forecast.
///
/// A row's temperature and sky are those of its instant, but its sums and chances cover the hour that ends at it, so
/// the rain of this hour stands in the next row.
struct HourSpan: Equatable {
    let start: Hour
    let rain: RainChance?

    fileprivate init(_ start: Hour, followedBy next: Hour?) {
        self.start = start
        guard let next, next.time.timeIntervalSince(start.time) == Self.length else {
            rain = nil
            return
        }
        rain = RainChance(probability: next.precipitationProbability, amount: next.precipitation)
    }

    static let length: TimeInterval = 3600

    func contains(_ moment: Date) -> Bool {
        (0..<Self.length).contains(moment.timeIntervalSince(start.time))
    }
}

extension Forecast {
    /// The rows from the one `moment` falls into, or the first one after it, for so many hours.
    func hours(from moment: Date, count: Int) -> [HourSpan] {
        guard let first = hours.firstIndex(where: { $0.time.addingTimeInterval(HourSpan.length) > moment })
        else { return [] }
        let end = hours[first].time.addingTimeInterval(Double(count) * HourSpan.length)
        return hours.indices[first...].prefix { hours[$0].time < end }.map { index in
            HourSpan(hours[index], followedBy: index + 1 < hours.count ? hours[index + 1] : nil)
        }
    }

    /// Nil where no row covers the moment.
    func hour(containing moment: Date) -> HourSpan? {
        hours(from: moment, count: 1).first.flatMap { $0.contains(moment) ? $0 : nil }
    }
}
