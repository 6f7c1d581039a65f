import Foundation
public import WeatherModel

/// Where high and low of a day lie in eight of ten runs of an ensemble; each holds the value that is shown.
public struct DayBands: Sendable, Hashable {
    /// The range of the low.
    public let low: TemperatureBand
    /// The range of the high, of which neither end is below that of the low.
    public let high: TemperatureBand
}

extension SettledReport {
    /// Returns the bands of a day; nil where that of any hour to come is not known, or the hours are another source's or far
    /// apart.
    ///
    /// In a run a day is as warm as its warmest hour, so that the high lies nowhere below the lower end of any hour's band, and
    /// reaches as far up as the highest; the low alike. What is over is certain.
    public func bands(of day: Day) -> DayBands? {
        guard self.spread != nil, agreed.areDaysOfHours, let low = day.low, let high = day.high,
            let span = day.date.span(in: self.timeZone), span.upperBound > now
        else { return nil }
        let rows = hourRows.filter { span.contains($0.time) && $0.temperature != nil }
        guard let first = rows.first, let last = rows.last, first.time <= max(span.lowerBound, now) + Self.bandStep,
            last.time >= span.upperBound - Self.bandStep,
            zip(rows, rows.dropFirst()).allSatisfy({ $1.time.timeIntervalSince($0.time) <= Self.bandStep })
        else { return nil }
        var bands: [TemperatureBand] = []
        for row in rows {
            guard let shown = row.temperature else { continue }
            let certain = row.time <= now ? TemperatureBand(lowest: shown, highest: shown) : nil
            guard let band = certain ?? row.band else { return nil }
            bands.append(band)
        }
        guard let least = bands.map(\.lowest).min(), let most = bands.map(\.highest).max(),
            let warmestAtLeast = bands.map(\.lowest).max(), let coldestAtMost = bands.map(\.highest).min()
        else { return nil }
        return DayBands(
            low: TemperatureBand(lowest: min(least, low), highest: max(coldestAtMost, low)),
            high: TemperatureBand(lowest: min(warmestAtLeast, high), highest: max(most, high)))
    }

    /// The longest time in seconds between two hours of a day whose bands are told.
    private static let bandStep: TimeInterval = 3 * 3600

    /// The source of what tells how sure the temperatures are; nil where nothing does.
    package var spreadSource: WeatherSource? { self.spread?.source }
}
