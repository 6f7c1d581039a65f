public import WeatherModel

/// A value of a day's forecast that another forecast for the same day has differently, by enough to be worth telling.
public enum DayChange: Sendable, Hashable {
    /// Snow in place of rain, or rain in place of snow.
    case kind(from: PrecipitationKind, to: PrecipitationKind)
    /// The probability of precipitation.
    case chance(from: Percentage, to: Percentage)
    /// The sum of precipitation.
    case amount(from: Precipitation, to: Precipitation)
    /// The highest temperature.
    case high(from: Temperature, to: Temperature)
    /// The lowest temperature.
    case low(from: Temperature, to: Temperature)

    /// The points by which a probability has to differ.
    static let leastChance = 30.0
    /// The points by which it has to differ where the day is wet in one forecast and dry in the other.
    static let leastChanceAcrossDry = 10.0
    /// The millimetres by which a sum has to differ, and the share of the larger one.
    static let (leastAmount, leastShare) = (5.0, 0.5)
    /// The millimetres of a wet day, by the World Meteorological Organization's definition, which differ from those of a dry
    /// one.
    static let wetDay = 1.0
    /// The degrees by which a high or a low has to differ.
    static let leastDegrees = 3.0

    /// How many times the least difference it is, 1 or more; 1 for a kind.
    public var weight: Double {
        switch self {
        case .kind: 1
        case .chance(let old, let new): max(1, abs(new.value - old.value) / Self.leastChance)
        case .amount(let old, let new): max(1, abs(new.value - old.value) / Self.leastAmount)
        case .high(let old, let new), .low(let old, let new): max(1, abs(new.value - old.value) / Self.leastDegrees)
        }
    }

    /// Returns whether an earlier forecast was nearer to the new value than to the old one, so that the day only came back to it;
    /// false where it did not say.
    func isBack(to earlier: Day) -> Bool {
        func isBack(_ first: (some Quantity)?, _ old: some Quantity, _ new: some Quantity) -> Bool {
            first.map { abs($0.value - new.value) * 2 < abs(old.value - new.value) } ?? false
        }
        return switch self {
        case .kind(_, let new): earlier.condition.flatMap(PrecipitationKind.init) == new
        case .chance(let old, let new): isBack(earlier.precipitationProbability, old, new)
        case .amount(let old, let new): isBack(earlier.precipitation, old, new)
        case .high(let old, let new): isBack(earlier.high, old, new)
        case .low(let old, let new): isBack(earlier.low, old, new)
        }
    }
}
