import WeatherModel

/// What one forecast for a day has so differently from another that it is worth telling.
///
/// A smaller difference is none: forecasts sway with each run of a model.
public struct DayDifference: Sendable, Hashable {
    /// The differences, those of what falls first; empty for forecasts that are alike, of different days, or of a part of the
    /// day.
    public let changes: [DayChange]

    /// Compares two forecasts of one source.
    ///
    /// Where their rows differ in length, a probability is not compared, as that of six hours is higher than that of each
    /// hour, nor are extremes that the longer rows leave out.
    public init(from old: IssuedDay, to new: IssuedDay) {
        guard old.day.date == new.day.date, !old.day.isPartial, !new.day.isPartial else {
            changes = []
            return
        }
        let isAlike = old.longestStep == new.longestStep
        var found = [Self.kind(old.day, new.day)]
        let chance = isAlike ? Self.chance(old.day, new.day) : nil
        found += [chance, Self.amount(old.day, new.day, isChanceTold: chance != nil)]
        if isAlike || (old.hasExtremes && new.hasExtremes) {
            found += [
                Self.degrees(old.day.high, new.day.high) { .high(from: $0, to: $1) },
                Self.degrees(old.day.low, new.day.low) { .low(from: $0, to: $1) },
            ]
        }
        changes = found.compactMap(\.self)
    }

    /// How much it is in all: the greatest of the changes' weights; 0 for none.
    public var weight: Double { changes.map(\.weight).max() ?? 0 }

    private static func kind(_ old: Day, _ new: Day) -> DayChange? {
        guard isLikelyWet(old), isLikelyWet(new), let before = fall(of: old), let after = fall(of: new) else {
            return nil
        }
        let kinds: Set = [before, after]
        return kinds == [.liquid, .frozen] ? .kind(from: before, to: after) : nil
    }

    private static func chance(_ old: Day, _ new: Day) -> DayChange? {
        guard let before = old.precipitationProbability, let after = new.precipitationProbability else { return nil }
        let crosses = (isDry(old) && fall(of: new) != nil) || (isDry(new) && fall(of: old) != nil)
        let least = crosses ? DayChange.leastChanceAcrossDry : DayChange.leastChance
        return isAtLeast(least, before.value, after.value) ? .chance(from: before, to: after) : nil
    }

    private static func amount(_ old: Day, _ new: Day, isChanceTold: Bool) -> DayChange? {
        guard let before = old.precipitation, let after = new.precipitation else { return nil }
        let change = DayChange.amount(from: before, to: after)
        let (less, more) = (min(before.value, after.value), max(before.value, after.value))
        if isAtLeast(max(DayChange.leastAmount, DayChange.leastShare * more), less, more) { return change }
        // Dry turns wet by the probability, where that changed as well: a row shows a rain of a low one, too.
        let (drier, wetter) = before < after ? (old, new) : (new, old)
        return !isChanceTold && isDry(drier) && more >= DayChange.wetDay && fall(of: wetter) != nil ? change : nil
    }

    private static func degrees(
        _ old: Temperature?, _ new: Temperature?, _ change: (Temperature, Temperature) -> DayChange
    ) -> DayChange? {
        guard let old, let new, isAtLeast(DayChange.leastDegrees, old.value, new.value) else { return nil }
        return change(old, new)
    }

    /// Hundredths are below what any source gives, and above what is lost of decimals.
    private static func isAtLeast(_ least: Double, _ one: Double, _ other: Double) -> Bool {
        (abs(one - other) * 100).rounded() >= least * 100
    }

    private static func fall(of day: Day) -> PrecipitationKind? { day.condition.flatMap(PrecipitationKind.init) }

    /// Whether the page calls the day dry: nothing falls in its words, and hardly anything in its numbers.
    private static func isDry(_ day: Day) -> Bool {
        fall(of: day) == nil && (day.precipitationProbability?.value ?? 0) < 10 && (day.precipitation?.value ?? 0) < 0.1
    }

    private static func isLikelyWet(_ day: Day) -> Bool {
        (day.precipitationProbability?.value ?? 0) >= DayChange.leastChance
            || (day.precipitation?.value ?? 0) >= DayChange.wetDay
    }
}
