public import Foundation

/// What a date was like in the years before, by the fifteen days around it of each.
public struct UsualDay: Sendable, Hashable {
    /// The mean of the days' highs.
    public let high: Temperature
    /// The mean of the days' lows.
    public let low: Temperature
    /// The share of the days that were wet, from 0 to 1; nil where too little is known of what fell.
    public let wetShare: Double?
    /// The years it is of, the earliest first.
    public let years: [Int]
    /// When the last of these years arrived.
    public let fetchedAt: Date

    /// Takes what was computed.
    public init(high: Temperature, low: Temperature, wetShare: Double?, years: [Int], fetchedAt: Date) {
        (self.high, self.low, self.wetShare) = (high, low, wetShare)
        (self.years, self.fetchedAt) = (years, fetchedAt)
    }

    /// Returns the mean of several dates; nil for none.
    public static func mean(of days: [UsualDay]) -> UsualDay? {
        guard let latest = days.map(\.fetchedAt).max() else { return nil }
        func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
        let shares = days.compactMap(\.wetShare)
        return UsualDay(
            high: Temperature(mean(days.map(\.high.value))), low: Temperature(mean(days.map(\.low.value))),
            wetShare: shares.isEmpty ? nil : mean(shares), years: Set(days.flatMap(\.years)).sorted(),
            fetchedAt: latest)
    }
}
