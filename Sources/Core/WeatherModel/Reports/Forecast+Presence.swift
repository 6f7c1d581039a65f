import Foundation

extension Forecast {
    /// Without the parts that do not tell of the time when they arrived, and without rows of another age of the world.
    ///
    /// The weather now may be a day off, the hours and days must hold the present, or begin six hours or a day later at
    /// most; rows more than 60 days off belong to no forecast.
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

    /// Whether there is no part of the weather in it.
    public var isEmpty: Bool { current == nil && minutes.isEmpty && hours.isEmpty && days.isEmpty }
}
