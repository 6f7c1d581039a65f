public import WeatherModel

/// The direction in which the forecast for a day moved.
public struct DayDrift: Sendable, Hashable {
    /// Whether it became colder or warmer.
    public enum Warmth: Sendable { case colder, warmer }
    /// Whether it became wetter or drier.
    public enum Wetness: Sendable { case wetter, drier }

    /// The direction of the high; nil where it is hardly another one.
    public let warmth: Warmth?
    /// The direction of the probability or, where it is not known, of the sum; nil where it is hardly another one.
    public let wetness: Wetness?
    /// Whether no forecast went back notably on the way.
    public let isSteady: Bool

    /// The least differences from the first forecast to the last: degrees, points and millimetres.
    private static let least = (degrees: 1.5, points: 15.0, millimetres: 2.5)

    /// Compares the first with the last or, where that is notable, one of them with the last.
    ///
    /// - Parameters:
    ///   - days: The forecasts, the earliest first.
    ///   - told: The forecast that the present one is told to differ from beside it; nil for none.
    public init(of days: [Day], from told: Day? = nil) {
        let highs = days.compactMap { $0.high?.value }
        let chances = days.compactMap { $0.precipitationProbability?.value }
        let areChancesKnown = chances.count == days.count
        let falls = areChancesKnown ? chances : days.compactMap { $0.precipitation?.value }
        let leastFall = areChancesKnown ? Self.least.points : Self.least.millimetres
        func change(_ values: [Double], from told: Double?, least: Double) -> Double {
            let recent = told.map { Self.change([$0] + values.suffix(1), least: least) } ?? 0
            return recent == 0 ? Self.change(values, least: least) : recent
        }
        let toldFall = areChancesKnown ? told?.precipitationProbability?.value : told?.precipitation?.value
        let warmer = change(highs, from: told?.high?.value, least: Self.least.degrees)
        let wetter = change(falls, from: toldFall, least: leastFall)
        warmth = warmer == 0 ? nil : warmer > 0 ? .warmer : .colder
        wetness = wetter == 0 ? nil : wetter > 0 ? .wetter : .drier
        isSteady =
            Self.isSteady(highs, towards: warmer, slack: Self.least.degrees / 3)
            && Self.isSteady(falls, towards: wetter, slack: leastFall / 3)
    }

    /// The difference of the last from the first; 0 below the least.
    private static func change(_ values: [Double], least: Double) -> Double {
        guard let first = values.first, let last = values.last, abs(last - first) >= least else { return 0 }
        return last - first
    }

    private static func isSteady(_ values: [Double], towards change: Double, slack: Double) -> Bool {
        change == 0
            || zip(values, values.dropFirst()).allSatisfy { ($1 - $0) * (change > 0 ? 1 : -1) >= -slack }
    }
}
