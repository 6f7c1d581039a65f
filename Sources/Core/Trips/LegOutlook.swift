public import Foundation
public import WeatherModel
public import WeatherStore

/// What is known of the days of a stay, each of them by the clock of its place.
public struct LegOutlook: Sendable, Hashable {
    /// What is known of one day.
    public enum Knowledge: Sendable, Hashable {
        /// It is over.
        case over
        /// The forecast for it.
        case forecast(Day)
        /// The forecast does not reach as far, and nothing is known of other years.
        case beyond
        /// The forecast does not reach as far; what the date was like in other years.
        case usual(UsualDay)
        /// There is no forecast at all, or it leaves out this day.
        case unknown
    }

    /// A day of the stay.
    public struct LegDay: Sendable, Hashable {
        /// The date at the place.
        public let date: CivilDate
        /// What is known of it.
        public let knowledge: Knowledge
        /// The forecast for it; nil where there is none.
        public var forecast: Day? {
            if case .forecast(let day) = knowledge { day } else { nil }
        }
        /// What is usual, in place of a forecast; nil where there is one, or that is not known.
        public var usual: UsualDay? {
            if case .usual(let day) = knowledge { day } else { nil }
        }
        /// The forecast for all of it; nil where a part of the day is left out.
        public var wholeForecast: Day? { forecast.flatMap { $0.isPartial ? nil : $0 } }
    }

    /// Where the present stands in the stay.
    public enum Stage: Sendable, Hashable {
        /// It begins in so many days, 1 or more.
        case coming(days: Int)
        /// Today is a day of it, counted from 1.
        case underWay(day: Int)
        /// Its last day is over.
        case over

        /// Finds it by the clock of the place.
        public init(_ leg: TripLeg, in zone: TimeZone, at now: Date) {
            let today = CivilDate(now, in: zone)
            self =
                if today < leg.first {
                    .coming(days: leg.first.dayNumber - today.dayNumber)
                } else if today <= leg.last {
                    .underWay(day: today.dayNumber - leg.first.dayNumber + 1)
                } else {
                    .over
                }
        }
    }

    /// The place and its dates.
    public let leg: TripLeg
    /// The zone whose clock the days go by.
    public let zone: TimeZone
    /// Every day from the first to the last; without one that the zone skipped.
    public let days: [LegDay]
    /// Where the present stands.
    public let stage: Stage
    /// The last day of the forecast, whether it belongs to the stay or not; nil where nothing is known.
    public let forecastEnd: CivilDate?

    private let rest: Day?

    /// - Parameters:
    ///   - forecast: The days of the place's forecast, in any order; empty where nothing is known.
    ///   - usual: What is usual on dates that the forecast does not reach.
    ///   - rest: Today with the values of what is left of it; nil where these are not known apart.
    public init(
        _ leg: TripLeg, in zone: TimeZone, forecast: [Day], usual: [CivilDate: UsualDay] = [:], rest: Day? = nil,
        at now: Date
    ) {
        (self.leg, self.zone, self.rest) = (leg, zone, rest)
        let told = forecast.filter { $0.high != nil || $0.low != nil || $0.condition != nil }
        let known = Dictionary(told.map { ($0.date, $0) }) { first, _ in first }
        let (today, end) = (CivilDate(now, in: zone), known.keys.max())
        forecastEnd = end
        let count = min(max(leg.dayCount, 0), Bound.tripLegDays)
        days = (0..<count).map { CivilDate(dayNumber: leg.first.dayNumber + $0) }.filter { $0.start(in: zone) != nil }
            .map { date in
                if date < today { return LegDay(date: date, knowledge: .over) }
                if let day = known[date] { return LegDay(date: date, knowledge: .forecast(day)) }
                guard let end, end < date else { return LegDay(date: date, knowledge: .unknown) }
                return LegDay(date: date, knowledge: usual[date].map { .usual($0) } ?? .beyond)
            }
        stage = Stage(leg, in: zone, at: now)
    }

    /// The days of which a forecast is known.
    public var forecasts: [Day] { days.compactMap(\.forecast) }
    /// The same with today's as far as it is to come.
    public var comingForecasts: [Day] {
        forecasts.map { day in rest.flatMap { $0.date == day.date ? $0 : nil } ?? day }
    }
    /// The days of which a forecast is known from midnight to midnight, today's as far as it is to come.
    public var wholeForecasts: [Day] { days.compactMap(\.wholeForecast) }
    /// The days that are not over.
    public var comingDays: [LegDay] { days.filter { $0.knowledge != .over } }
    /// The first day that the forecast does not reach; nil where it reaches all, or nothing is known.
    public var firstBeyond: CivilDate? { days.first { $0.knowledge == .beyond || $0.usual != nil }?.date }
    /// What is usual on the days that the forecast does not reach; nil where that is not known.
    public var usual: UsualDay? { UsualDay.mean(of: days.compactMap(\.usual)) }
}
