import Foundation
import WeatherModel

/// What a source said of a day so many days ahead, beside what was reported of it later.
struct VerifiedDay: Sendable, Hashable {
    let date: CivilDate
    /// The forecast that stood at noon of the place, so many days ahead.
    let forecast: Day
    let observed: DayObservation
    /// What was reported of the day on which the forecast was made, which is what persistence expects; nil if not known.
    let before: DayObservation?

    /// Degrees that the forecast was too warm by; nil where one of the two is not known.
    var highError: Double? { Self.difference(forecast.high, observed.high) }
    var lowError: Double? { Self.difference(forecast.low, observed.low) }
    /// The same of the expectation that it stays as it was.
    var persistedHighError: Double? { Self.difference(before?.high, observed.high) }
    var persistedLowError: Double? { Self.difference(before?.low, observed.low) }

    /// The forecast probability of precipitation, 0 to 1; that of a sum or of words is 0 or 1.
    var chance: Double? {
        if let chance = forecast.precipitationProbability { return chance.value / 100 }
        if let amount = forecast.precipitation { return amount.value >= Self.wetDay ? 1 : 0 }
        return forecast.condition.map { PrecipitationKind($0) == nil ? 0 : 1 }
    }

    /// The millimetres from which on a sum is rain.
    static let wetDay = 0.2

    private static func difference(_ one: Temperature?, _ other: Temperature?) -> Double? {
        guard let one, let other else { return nil }
        return one.value - other.value
    }

    /// Returns the days that can be verified, in ascending order.
    ///
    /// The forecast is the latest that had arrived by noon, and that its source gave within the twelve hours before.
    ///
    /// - Parameters:
    ///   - issues: What one source said, in any order.
    ///   - days: Whole days ahead, from the day of the noon to the one forecast.
    static func all(
        of issues: [ForecastIssue], against observations: [DayObservation], daysAhead days: Int, in zone: TimeZone
    ) -> [VerifiedDay] {
        let known = Dictionary(observations.map { ($0.date, $0) }) { first, _ in first }
        let sorted = issues.sorted { ($0.fetchedAt, $0.confirmedAt) < ($1.fetchedAt, $1.confirmedAt) }
        return observations.sorted { $0.date < $1.date }.compactMap { observed in
            let made = CivilDate(dayNumber: observed.date.dayNumber - days)
            guard let noon = made.noon(in: zone), let standing = sorted.standing(at: noon),
                let day = sorted[standing].days.first(where: { $0.date == observed.date }), !day.isPartial
            else { return nil }
            return VerifiedDay(date: observed.date, forecast: day, observed: observed, before: known[made])
        }
    }
}

extension [ForecastIssue] {
    /// Returns the index of the latest that had arrived by the instant, if its source gave it within the twelve hours before;
    /// nil for none.
    ///
    /// They are of one source, and in the order of their arrival.
    func standing(at instant: Date) -> Int? {
        lastIndex { $0.fetchedAt <= instant }.flatMap { index in
            instant.timeIntervalSince(self[index].confirmedAt) <= 12 * 3600 ? index : nil
        }
    }
}

extension CivilDate {
    /// Returns the middle of the day; nil for a day that the zone skipped.
    func noon(in zone: TimeZone) -> Date? {
        span(in: zone).map { $0.lowerBound.addingTimeInterval($0.upperBound.timeIntervalSince($0.lowerBound) / 2) }
    }
}
