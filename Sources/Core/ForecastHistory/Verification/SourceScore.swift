public import WeatherModel

/// How well one source forecast a place, so many days ahead.
public struct SourceScore: Sendable, Hashable {
    /// The source.
    public let source: WeatherSource
    /// Whole days from the noon at which the forecasts stood to the days they were for.
    public let daysAhead: Int
    /// The days that could be verified, also where they are too few for a verdict.
    public let days: Int
    /// The mean absolute error of the high in degrees; nil below the least number of days, as all that follows is.
    public let high: MeanError?
    /// The mean absolute error of the low in degrees.
    public let low: MeanError?
    /// The mean absolute error of the high by persistence, which expects what was reported on the day of the forecast.
    public let persistedHigh: MeanError?
    /// The mean absolute error of the low by persistence.
    public let persistedLow: MeanError?
    /// How rain was forecast.
    public let rain: RainScore?

    /// The least number of days for a verdict.
    public static let leastDays = 10

    init(_ source: WeatherSource, daysAhead: Int, _ days: [VerifiedDay]) {
        (self.source, self.daysAhead) = (source, daysAhead)
        self.days = days.count { $0.highError != nil || ($0.chance != nil && $0.observed.isWet != nil) }
        func mean(_ error: (VerifiedDay) -> Double?) -> MeanError? {
            let values = days.compactMap(error).map(abs)
            return values.count >= Self.leastDays ? MeanError(values) : nil
        }
        (high, low) = (mean(\.highError), mean(\.lowError))
        (persistedHigh, persistedLow) = (mean(\.persistedHighError), mean(\.persistedLowError))
        rain = RainScore(days)
    }
}

/// How often rain was forecast and fell.
public struct RainScore: Sendable, Hashable {
    /// Days on which rain was forecast and reported.
    public let hits: Int
    /// Days on which it was reported without being forecast.
    public let misses: Int
    /// Days on which it was forecast and not reported.
    public let falseAlarms: Int
    /// Days on which it was neither forecast nor reported.
    public let correctDry: Int
    /// The mean squared difference of the probability from what came, 0 to 1 (Brier, "Verification of forecasts expressed in
    /// terms of probability", Monthly Weather Review 78, 1950).
    public let brier: Double
    /// The share of persistence's score by which it is better: 1 for no error, 0 for none better; nil where persistence is not
    /// known or had no error.
    public let skill: Double?

    /// The days with rain.
    public var wetDays: Int { hits + misses }

    /// Returns nil below the least number of days.
    init?(_ days: [VerifiedDay]) {
        let known = days.compactMap { day in
            day.chance.flatMap { chance in
                day.observed.isWet.map { (chance: chance, isWet: $0, before: day.before?.isWet) }
            }
        }
        guard known.count >= SourceScore.leastDays else { return nil }
        func count(_ isForecast: Bool, _ isWet: Bool) -> Int {
            known.count { ($0.chance >= 0.5) == isForecast && $0.isWet == isWet }
        }
        (hits, misses) = (count(true, true), count(false, true))
        (falseAlarms, correctDry) = (count(true, false), count(false, false))
        func score(_ pairs: [(Double, Bool)]) -> Double {
            pairs.map { ($0 - ($1 ? 1 : 0)) * ($0 - ($1 ? 1 : 0)) }.sorted().reduce(0, +) / Double(max(pairs.count, 1))
        }
        brier = score(known.map { ($0.chance, $0.isWet) })
        let persisted = known.compactMap { day in day.before.map { (day.chance, day.isWet, $0 ? 1.0 : 0) } }
        let reference = score(persisted.map { ($0.2, $0.1) })
        skill =
            persisted.count >= SourceScore.leastDays && reference > 0
            ? 1 - score(persisted.map { ($0.0, $0.1) }) / reference : nil
    }
}
