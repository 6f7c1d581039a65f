/// A span of time that a quantity's page shows beside yesterday.
public struct QuantityRange: Sendable, Hashable, CaseIterable {
    /// The number of days from today on.
    public let days: Int

    /// Three days.
    public static let short = QuantityRange(days: 3)
    /// Eight days.
    public static let middle = QuantityRange(days: 8)
    /// Sixteen days, the most that any source gives.
    public static let long = QuantityRange(days: 16)

    /// The spans of a forecast that reaches far enough for all of them.
    public static let allCases = [short, middle, long]

    init(days: Int) { self.days = days }

    /// Returns the spans that are shorter than a forecast of so many days, and all of it.
    static func offered(of days: Int) -> [QuantityRange] {
        let all = QuantityRange(days: min(max(days, 1), long.days))
        return allCases.filter { $0.days < all.days } + [all]
    }
}
