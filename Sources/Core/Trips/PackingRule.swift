public import WeatherModel
public import WeatherStore

/// The rules that say what the weather of a trip is a reason to pack; `docs/packing.md` lists them with their numbers, which
/// degrees and the UV index are compared with as whole ones, as they are read beside the advice.
public enum PackingRule {
    /// The millimetres from which a day counts as wet, as those of the World Meteorological Organization do.
    static let wetAmount = 1.0
    /// The probability in per cent from which a day of unknown amount counts as wet.
    static let wetChance = 50.0
    /// The probability in per cent below which a day of unknown amount counts as dry; between both it is not known.
    static let dryChance = 20.0
    /// The gust in km/h from which an umbrella turns, force 7 of Beaufort.
    static let strongGust = 50.0
    /// The low in °C below which evenings and mornings ask for a warm layer.
    static let cool = 12.0
    /// The low in °C from which on there is no frost.
    static let frost = 0.0
    /// The high in °C from which on short sleeves are enough.
    static let warm = 20.0
    /// The fresh snow of a day in millimetres from which shoes get wet: a centimetre.
    static let snow = 10.0
    /// The UV index from which on skin needs protection (World Health Organization, Global Solar UV Index, 2002).
    static let strongSun = 3.0

    /// Returns whether the day is wet; nil where that is not known, as it is of a part of a day in which nothing falls.
    public static func isWet(_ day: Day) -> Bool? {
        let isWet = day.precipitation.map(isWet) ?? day.precipitationProbability.flatMap(isWet)
        return day.isPartial && isWet == false ? nil : isWet
    }

    /// Returns whether that much makes a day wet.
    package static func isWet(_ amount: Precipitation) -> Bool {
        // By the tenth of a millimetre that is shown, as sums of hours miss a whole one by less than that.
        (amount.value * 10).rounded() / 10 >= wetAmount
    }

    private static func isWet(_ chance: Percentage) -> Bool? {
        let percent = chance.value.rounded()
        return percent >= wetChance ? true : percent < dryChance ? false : nil
    }

    /// Returns whether an umbrella turns in the gust.
    public static func isStrong(_ gust: Speed) -> Bool { (gust.value * 3.6).rounded() >= strongGust }
}

/// What a rule of packing says of a trip, and from which weather that follows.
public struct PackingAdvice: Sendable, Hashable {
    /// The weather that a piece of advice follows from.
    public enum Reason: Sendable, Hashable {
        /// So many of the days of which rain is known are wet, the wettest with that amount, where one is known.
        case wetDays(Int, of: Int, most: Precipitation?)
        /// The strongest gust.
        case gust(Speed)
        /// The lowest low.
        case low(Temperature)
        /// The highest high.
        case high(Temperature)
        /// The most fresh snow of a day.
        case snow(SnowDepth)
        /// The highest UV index.
        case ultraviolet(UVIndex)
    }

    /// What is packed, or is not needed.
    public let item: PackingItem
    /// Whether the weather is a reason to pack it; false where it is known for all days that it is none.
    public let isNeeded: Bool
    /// What that follows from.
    public let reason: Reason
    /// The day with the greatest value, and the number of its stay; nil where no wet day is.
    public let at: TripOutlook.KnownDay?
}

extension TripOutlook {
    /// What to pack, then what is not needed, by the days that are not over; a rule of whose weather nothing is known says nothing, and
    /// none says that a thing is not needed while one of the coming days is unknown or known in part.
    public var packing: [PackingAdvice] {
        let all = PackingItem.allCases.compactMap(advice)
        return all.filter(\.isNeeded) + all.filter { !$0.isNeeded }
    }

    private func advice(on item: PackingItem) -> PackingAdvice? {
        switch item {
        case .rainJacket: rain
        case .windproof:
            extreme(
                item, of: \.windGustMax, isNeeded: PackingRule.isStrong, PackingAdvice.Reason.gust)
        case .winterCoat:
            asShown { cold(item, in: $0) { $0.value.rounded() < PackingRule.frost } }
        case .warmLayer:
            asShown { cold(item, in: $0) { PackingRule.frost..<PackingRule.cool ~= $0.value.rounded() } }
        case .snowBoots:
            extreme(item, of: \.snowfall, isNeeded: { $0.value >= PackingRule.snow }, PackingAdvice.Reason.snow)
        case .shortSleeves:
            asShown { days in
                extreme(
                    item, of: \.high, in: days, isNeeded: { $0.value.rounded() >= PackingRule.warm },
                    PackingAdvice.Reason.high)
            }
        case .sunProtection:
            extreme(
                item, of: \.uvIndexMax, isNeeded: { $0.value.rounded() >= PackingRule.strongSun },
                PackingAdvice.Reason.ultraviolet)
        }
    }

    private var rain: PackingAdvice? {
        let told = knownDays.compactMap { known in PackingRule.isWet(known.day).map { (known, $0) } }
        let wet = told.filter(\.1).map(\.0)
        guard !told.isEmpty, !wet.isEmpty || told.count == comingDayCount else { return nil }
        let most = wet.max { ($0.day.precipitation?.value ?? 0) < ($1.day.precipitation?.value ?? 0) }
        return PackingAdvice(
            item: .rainJacket, isNeeded: !wet.isEmpty,
            reason: .wetDays(
                wetness.count { $0.value }, of: wetness.count, most: most?.day.precipitation), at: most)
    }

    /// Returns what is judged by what is to come, with the high or the low of all of today where these say the same, as
    /// they stand beside it.
    private func asShown(_ judge: ([KnownDay]) -> PackingAdvice?) -> PackingAdvice? {
        guard let rest = judge(daysToCome) else { return nil }
        guard let whole = judge(knownDays), whole.isNeeded == rest.isNeeded else { return rest }
        return whole
    }

    /// Warm things are never called needless: nothing is known of the nights within the day.
    private func cold(_ item: PackingItem, in days: [KnownDay], isNeeded: (Temperature) -> Bool) -> PackingAdvice? {
        let told = days.compactMap { known in known.day.low.map { (known, $0) } }
        guard let coldest = told.min(by: { $0.1 < $1.1 }), isNeeded(coldest.1) else { return nil }
        return PackingAdvice(item: item, isNeeded: true, reason: .low(coldest.1), at: coldest.0)
    }

    private func extreme<Value: Quantity>(
        _ item: PackingItem, of value: KeyPath<Day, Value?>, in days: [KnownDay]? = nil, isNeeded: (Value) -> Bool,
        _ reason: (Value) -> PackingAdvice.Reason
    ) -> PackingAdvice? {
        let told = (days ?? daysToCome).compactMap { known in known.day[keyPath: value].map { (known, $0) } }
        guard let most = told.max(by: { $0.1.value < $1.1.value }) else { return nil }
        let isNeeded = isNeeded(most.1)
        // Of boots in July nobody thinks.
        let isWhole = told.count == comingDayCount && !told.contains { $0.0.day.isPartial }
        guard isNeeded || isWhole && item != .snowBoots else { return nil }
        return PackingAdvice(item: item, isNeeded: isNeeded, reason: reason(most.1), at: most.0)
    }
}
