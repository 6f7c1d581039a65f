public import WeatherModel

/// What is known of a trip: its stays with their days, and what follows from them.
public struct TripOutlook: Sendable, Hashable {
    /// A day of which a forecast is known, with the number of its stay.
    public struct KnownDay: Sendable, Hashable {
        /// The number of the stay, from 0.
        public let leg: Int
        /// The forecast.
        public let day: Day
    }

    /// The stays in the order of travel.
    public let legs: [LegOutlook]

    /// Makes an outlook of stays in the order of travel.
    public init(_ legs: [LegOutlook]) { self.legs = legs }

    /// The days of which a forecast is known, in the order of travel.
    public var knownDays: [KnownDay] {
        legs.enumerated().flatMap { number, leg in leg.forecasts.map { KnownDay(leg: number, day: $0) } }
    }

    /// The number of days that are not over, a day of travel counted at both places.
    public var comingDayCount: Int { legs.reduce(0) { $0 + $1.comingDays.count } }

    /// The dates of which it is known whether they are wet, which a day of travel is where one of its two places is.
    public var wetness: [CivilDate: Bool] {
        knownDays.reduce(into: [:]) { dates, known in
            guard let isWet = PackingRule.isWet(known.day) else { return }
            dates[known.day.date] = isWet || dates[known.day.date] == true
        }
    }

    /// The number of dates of which a forecast is known, and that of all that are not over.
    public var dateCounts: (known: Int, coming: Int) {
        (Set(knownDays.map(\.day.date)).count, Set(legs.flatMap(\.comingDays).map(\.date)).count)
    }

    /// Whether every day is over; false without a stay.
    public var isOver: Bool { !legs.isEmpty && legs.allSatisfy { $0.stage == .over } }

    /// The lowest of the lows that are known; nil where none is.
    public var lowest: Temperature? { knownDays.compactMap(\.day.low).min() }
    /// The highest of the highs that are known; nil where none is.
    public var highest: Temperature? { knownDays.compactMap(\.day.high).max() }

    /// The day with the most precipitation, the first of several; nil where no day is wet by its amount.
    public var wettest: KnownDay? {
        knownDays.filter { ($0.day.precipitation?.value ?? 0) >= PackingRule.wetAmount }
            .max { ($0.day.precipitation?.value ?? 0) < ($1.day.precipitation?.value ?? 0) }
    }

    /// The number of the first stay that the forecast does not reach the end of, with the last day that it reaches; nil where there is
    /// none.
    public var forecastEnd: (leg: Int, date: CivilDate)? {
        for (number, leg) in legs.enumerated() where leg.firstBeyond != nil {
            if let end = leg.forecastEnd { return (number, end) }
        }
        return nil
    }
}
