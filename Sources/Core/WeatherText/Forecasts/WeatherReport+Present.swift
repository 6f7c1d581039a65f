import Astronomy
package import Foundation
package import WeatherModel

extension WeatherReport {
    /// Returns the days from today on in the place's time zone, today with a high and low that include the temperature
    /// shown for now where both are the same source's and of one age, and else without the one that it has passed.
    func days(from now: Date) -> [Day] {
        let today = CivilDate(now, in: timeZone)
        let present = PresentConditions(of: self, at: now).flatMap { $0.kind == .past ? nil : $0 }
        let isOwn = present?.source.id == days?.source.id && agedForecast == nil
        return dayRows.filter { $0.date >= today }.map { day in
            guard day.date == today, let temperature = present?.conditions.temperature else { return day }
            return isOwn ? day.reaching(to: [temperature]) : day.withoutExtremes(passedBy: temperature)
        }
    }

    /// Returns the daylight computed from the position of the sun.
    func daylight(over coordinates: Coordinates) -> Daylight {
        Daylight(days?.value ?? [], in: timeZone) { Sun.isUp(at: $0, over: coordinates) }
    }
}

extension Day {
    fileprivate func withoutExtremes(passedBy temperature: Temperature) -> Day {
        var day = self
        if let high, high < temperature { day.high = nil }
        if let low, low > temperature { day.low = nil }
        return day
    }
}

extension WeatherReport {
    /// Returns the arrival time of the oldest of what is shown of current conditions, hours and days; nil if the report has none
    /// of them.
    ///
    /// Current conditions in whose place the hours stand are not shown.
    package func mainArrival(at now: Date) -> Date? {
        let current = PresentConditions(of: self, at: now)?.kind == .forecastHour ? nil : self.current
        return [current?.fetchedAt, hours?.fetchedAt, days?.fetchedAt].compactMap { $0 }.min()
    }

    /// The time at which the hours were issued, where that was so long before their arrival that this does not tell their age;
    /// nil for others.
    package var oldIssue: Date? {
        hours.flatMap { hours in
            hours.issuedAt.flatMap { hours.fetchedAt.timeIntervalSince($0) >= Self.longestIssue ? $0 : nil }
        }
    }

    /// The seconds after which every source has issued another forecast.
    private static let longestIssue: TimeInterval = 18 * 3600

    /// The arrival time of the older of hours and days, where the current conditions beside them arrived so long after it
    /// that they are told apart; nil where all are of one age.
    package var agedForecast: Date? {
        guard let current = current?.fetchedAt,
            let oldest = [hours?.fetchedAt, days?.fetchedAt].compactMap(\.self).min()
        else { return nil }
        return current.timeIntervalSince(oldest) >= Self.longestGap ? oldest : nil
    }

    /// The seconds between two answers from which on they are not told as one.
    private static let longestGap: TimeInterval = 3 * 3600

    /// The source of the first of these parts that the report has.
    package var mainSource: WeatherSource? { current?.source ?? hours?.source ?? days?.source }

    /// The hours, in ascending order; empty if there are none.
    var hourRows: [Hour] { hours?.value ?? [] }

    /// The days of the source, with highs and lows widened to contain its hours shown beside them and conditions taken
    /// from these; another source's hours are beside them only where one of the two gave no answer.
    var dayRows: [Day] {
        let own = days?.value ?? []
        return areDaysOfHours ? own.widened(by: hourRows, in: timeZone) : own
    }

    /// Whether days and hours are one source's, as far as there are both.
    package var areDaysOfHours: Bool { days == nil || hours == nil || days?.source.id == hours?.source.id }
}
