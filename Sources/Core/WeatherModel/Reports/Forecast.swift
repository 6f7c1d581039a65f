public import Foundation

/// The parts of one source's answer for one place.
public struct Forecast: Sendable, Hashable, Codable {
    /// The source of the answer.
    public var source: WeatherSource
    /// The time the source made the forecast; nil if it does not say.
    public var issuedAt: Date?
    /// The time the answer arrived.
    public var fetchedAt: Date
    /// The time before which the source asks not to be asked again; nil if it does not say.
    public var validUntil: Date?
    /// The time zone of the place, in which days begin and times are shown.
    public var timeZone: TimeZone
    /// The height of the place above sea level as the source takes it; nil if the answer does not say.
    public var elevation: Distance?
    /// The current conditions; nil if the answer had none.
    public var current: CurrentConditions?
    /// Precipitation in steps shorter than an hour, in ascending order of time; empty if the answer had none.
    public var minutes: [PrecipitationStep]
    /// The hourly forecast in ascending order of time; empty if the answer had none.
    public var hours: [Hour]
    /// The daily forecast in ascending order of date; empty if the answer had none.
    public var days: [Day]

    /// Makes an answer; parts that are left out are missing.
    public init(
        source: WeatherSource, issuedAt: Date? = nil, fetchedAt: Date, validUntil: Date? = nil, timeZone: TimeZone,
        elevation: Distance? = nil, current: CurrentConditions? = nil, minutes: [PrecipitationStep] = [],
        hours: [Hour] = [], days: [Day] = []
    ) {
        self.source = source
        self.issuedAt = issuedAt
        self.fetchedAt = fetchedAt
        self.validUntil = validUntil
        self.timeZone = timeZone
        self.elevation = elevation
        self.current = current
        self.minutes = minutes
        self.hours = hours
        self.days = days
    }
}

extension Forecast {
    /// A copy with every text and list cut to its limit in `Bound`.
    public var bounded: Forecast {
        var forecast = self
        if let current {
            forecast.current?.station = current.station?.bounded(to: Bound.words)
            forecast.current?.conditions.sourceDescription = current.conditions.sourceDescription?.bounded(
                to: Bound.words)
        }
        forecast.minutes = Array(minutes.prefix(Bound.rows))
        forecast.days = Array(days.prefix(Bound.rows))
        forecast.hours = hours.prefix(Bound.rows).map { hour in
            var hour = hour
            hour.conditions.sourceDescription = hour.conditions.sourceDescription?.bounded(to: Bound.words)
            return hour
        }
        return forecast
    }
}

extension Forecast {
    /// A copy without the parts that do not cover the time of their arrival.
    ///
    /// Current conditions may be up to a day off; hours must begin at most six hours after the arrival and end after
    /// it; days must include today or tomorrow. Steps of minutes more than a day off and rows more than 60 days off are
    /// removed.
    public var coveringPresent: Forecast {
        var forecast = self
        let (day, age) = (86_400.0, 60 * 86_400.0)
        func distance(_ time: Date) -> TimeInterval { time.timeIntervalSince(fetchedAt) }
        if let current, abs(distance(current.time)) > day { forecast.current = nil }
        let near = hours.filter { abs(distance($0.time)) <= age }
        let begins = near.first.map { distance($0.covered.lowerBound) <= 6 * 3600 } ?? false
        forecast.hours = begins && near.last.map { distance($0.time) >= 0 } ?? false ? near : []
        forecast.minutes = minutes.filter { abs(distance($0.time)) <= day }
        let today = CivilDate(fetchedAt, in: timeZone).dayNumber
        let nearDays = days.filter { abs($0.date.dayNumber - today) <= 60 }
        let holdsPresent = nearDays.contains { (today...today + 1).contains($0.date.dayNumber) }
        forecast.days = holdsPresent ? nearDays : []
        return forecast
    }

    /// Whether the answer has none of current conditions, minutes, hours and days.
    public var isEmpty: Bool { current == nil && minutes.isEmpty && hours.isEmpty && days.isEmpty }
}
