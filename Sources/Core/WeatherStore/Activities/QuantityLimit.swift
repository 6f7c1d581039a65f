/// The values of a quantity that suit an activity: from one on, below another, or between the two.
public struct QuantityLimit: Sendable, Hashable {
    /// A side on which a value misses a limit.
    public enum Side: Sendable, Hashable {
        case tooLow, tooHigh
    }

    /// The lowest value that suits; nil for no such limit.
    public let least: Double?
    /// The value below which all suit, itself excluded; nil for no such limit.
    public let under: Double?

    /// What numbers lose on the way through units, a millionth of any of them that matters.
    package static let tolerance = 1e-6

    /// Makes a limit; returns nil for one that nothing meets, that everything meets or that is no number.
    public init?(least: Double? = nil, under: Double? = nil) {
        guard [least, under].compactMap(\.self).allSatisfy(\.isFinite), least != nil || under != nil else { return nil }
        if let least, let under, least >= under { return nil }
        (self.least, self.under) = (least, under)
    }

    /// Returns how far the values stay from the nearer end, in the unit of the quantity: positive inside, else 0 or less.
    public func margin(of values: ClosedRange<Double>) -> (value: Double, side: Side) {
        // A value on the lower end suits, one on the upper end does not.
        let low = least.map { values.lowerBound - $0 + Self.tolerance }
        let high = under.map { $0 - values.upperBound - Self.tolerance }
        guard let low else { return (high ?? .infinity, .tooHigh) }
        guard let high, high < low else { return (low, .tooLow) }
        return (high, .tooHigh)
    }

    /// Returns the limit with one end moved outwards, within the values the quantity can have; nil where there is none.
    public func loosened(_ side: Side, by step: Double, within range: ClosedRange<Double>) -> QuantityLimit? {
        switch side {
        case .tooLow: least.flatMap { QuantityLimit(least: max($0 - step, range.lowerBound), under: under) }
        case .tooHigh: under.flatMap { QuantityLimit(least: least, under: min($0 + step, range.upperBound)) }
        }
    }
}
