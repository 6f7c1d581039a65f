import Foundation

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
