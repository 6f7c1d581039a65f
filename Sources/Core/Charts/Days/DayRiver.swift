import WeatherModel

/// The part of the band from lows to highs that lies in the row of one day; it comes from the day above and goes on to the
/// one below.
public struct DayRiver: Sendable, Hashable {
    /// The two ends of the band on the scale of all days, 0 to 1, with their temperatures.
    struct Section: Sendable, Hashable {
        let low: Double
        let high: Double
        let coldest: Temperature
        let warmest: Temperature
        /// The same two ends as far as most runs of an ensemble go; those of the band where nothing is known of that.
        let (outerLow, outerHigh): (Double, Double)

        /// Whether anything lies outside of the band.
        var isWider: Bool { outerLow < low || outerHigh > high }
    }

    /// Where the band comes in at the row's top; nil where it begins in this row.
    let top: Section?
    /// The day's own.
    let middle: Section
    /// Where it leaves at the row's bottom.
    let bottom: Section
    /// Whether it is the first row, which has the day's bar and the name of 0 °C.
    let isFirst: Bool

    /// Returns the part of each day; nil for one of which low or high is not known.
    ///
    /// The band begins at the first day and runs out of the last one's row. It is parted below an open day, and where a
    /// day is missing.
    ///
    /// - Parameter open: The index of the open day; nil for none.
    public static func parts(of days: [DayFigures], open: Int?) -> [DayRiver?] {
        let sections = days.map { $0.bar.map(Section.init) }
        return sections.indices.map { index in
            guard let own = sections[index] else { return nil }
            func towards(_ other: Int, isParted: Bool) -> Section {
                guard sections.indices.contains(other), let section = sections[other], !isParted else { return own }
                return own.halfway(to: section)
            }
            return DayRiver(
                top: index == 0 ? nil : towards(index - 1, isParted: open == index - 1), middle: own,
                bottom: towards(index + 1, isParted: open == index), isFirst: index == 0)
        }
    }
}

extension DayRiver.Section {
    fileprivate init(_ bar: DayBar) {
        self.init(
            low: bar.range.start, high: bar.range.end, coldest: bar.low, warmest: bar.high,
            outerLow: bar.reach?.span.start ?? bar.range.start, outerHigh: bar.reach?.span.end ?? bar.range.end)
    }

    fileprivate func halfway(to other: Self) -> Self {
        func middle(_ own: Double, _ other: Double) -> Double { (own + other) / 2 }
        return Self(
            low: middle(low, other.low), high: middle(high, other.high),
            coldest: Temperature(middle(coldest.value, other.coldest.value)),
            warmest: Temperature(middle(warmest.value, other.warmest.value)),
            outerLow: middle(outerLow, other.outerLow), outerHigh: middle(outerHigh, other.outerHigh))
    }
}
