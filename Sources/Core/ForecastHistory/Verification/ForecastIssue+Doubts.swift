import Foundation
import WeatherModel

extension ForecastIssue {
    /// Returns the same without the highs, lows and falls of which the rows of several hours that they come from do not say
    /// whether they are those of the day.
    ///
    /// What is a neighbour's would count as an error of a forecast that has none.
    ///
    /// - Parameter rows: The rows of the same answer in ascending order of time.
    func withoutDoubts(by rows: [Hour], in zone: TimeZone) -> ForecastIssue {
        guard rows.hasLongerThanHour else { return self }
        let doubts = MidnightDoubt.all(in: rows, zone)
        let told = days.map { day in
            var sure = day
            let (doubt, own) = (doubts[day.date], day.date.own(rows, in: zone))
            let span = day.date.span(in: zone)
            let instants = rows.filter { span?.contains($0.time) == true }.compactMap(\.conditions.temperature)
            let isCoarse = own.contains { $0.duration > Self.longestInstant && $0.high == nil }
            if Self.isOpen(day.high?.value, doubt?.high) || (isCoarse && isAtMost(day.high, instants.max())) {
                sure.high = nil
            }
            if Self.isOpen(day.low?.value, doubt?.low) || (isCoarse && isAtMost(instants.min(), day.low)) {
                sure.low = nil
            }
            // Wet or dry is scored, and not the sum.
            if let fall = doubt?.fall, fall.lowerBound < VerifiedDay.wetDay, fall.upperBound >= VerifiedDay.wetDay {
                (sure.precipitation, sure.precipitationProbability, sure.condition) = (nil, nil, nil)
            }
            return sure
        }
        return ForecastIssue(
            source: source, issuedAt: issuedAt, fetchedAt: fetchedAt, confirmedAt: confirmedAt, days: told)
    }

    /// The longest row in seconds whose instants are near enough to a day's extremes, as with reports: 3 hours.
    private static let longestInstant: TimeInterval = 3 * 3600

    /// Whether the value is one of several that the rows leave possible; one of the source's own is none.
    private static func isOpen(_ value: Double?, _ range: ClosedRange<Double>?) -> Bool {
        guard let value, let range, range.upperBound - range.lowerBound > 1e-6 else { return false }
        return value >= range.lowerBound - 1e-6 && value <= range.upperBound + 1e-6
    }

    /// Whether both are known, and the one is not above the other.
    private func isAtMost(_ one: Temperature?, _ other: Temperature?) -> Bool {
        guard let one, let other else { return false }
        return one <= other
    }
}

extension [Hour] {
    /// Whether any of them is one of several hours.
    var hasLongerThanHour: Bool { contains { $0.duration > 3600 } }
}
