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

    /// The same with today's as far as it is to come, which is what is packed for.
    var daysToCome: [KnownDay] {
        legs.enumerated().flatMap { number, leg in leg.comingForecasts.map { KnownDay(leg: number, day: $0) } }
    }

    /// The number of days that are not over, a day of travel counted at both places.
    public var comingDayCount: Int { legs.reduce(0) { $0 + $1.comingDays.count } }

    /// The dates of which it is known whether they are wet: a day of travel is where one of its two places is, and dry where both are.
    public var wetness: [CivilDate: Bool] {
        Dictionary(grouping: knownDays, by: \.day.date).compactMapValues { days in
            let isWet = days.map { PackingRule.isWet($0.day) }
            return isWet.contains(true) ? true : isWet.contains(nil) ? nil : false
        }
    }

    /// The number of dates of which a whole forecast is known, and that of all that are not over.
    public var dateCounts: (known: Int, coming: Int) {
        (Set(wholeDays.map(\.date)).count, Set(legs.flatMap(\.comingDays).map(\.date)).count)
    }

    /// Whether every day is over; false without a stay.
    public var isOver: Bool { !legs.isEmpty && legs.allSatisfy { $0.stage == .over } }

    /// The lowest of the lows of whole days; nil where none is known.
    public var lowest: Temperature? { wholeDays.compactMap(\.low).min() }
    /// The highest of the highs of whole days; nil where none is known.
    public var highest: Temperature? { wholeDays.compactMap(\.high).max() }

    private var wholeDays: [Day] { legs.flatMap(\.wholeForecasts) }

    /// The day with the most precipitation, the first of several; nil where no day is wet by its amount.
    public var wettest: KnownDay? {
        knownDays.filter { $0.day.precipitation.map(PackingRule.isWet) ?? false }
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
