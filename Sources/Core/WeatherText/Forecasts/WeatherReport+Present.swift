import Astronomy
package import Foundation
package import WeatherModel

extension WeatherReport {
    /// Returns the days from today on in the place's time zone, today with a high and low that include the temperature
    /// shown for now.
    package func days(from now: Date) -> [Day] {
        let today = CivilDate(now, in: timeZone)
        let present = PresentConditions(of: self, at: now).flatMap {
            $0.kind == .past ? nil : $0.conditions.temperature
        }
        return dayRows.filter { $0.date >= today }.map { $0.date == today ? $0.reaching(to: [present]) : $0 }
    }

    /// Returns whether the sun is up at the place.
    package func isDay(_ conditions: Conditions, at time: Date, over coordinates: Coordinates) -> Bool {
        daylight(over: coordinates).isDay(conditions, at: time)
    }

    /// Returns the daylight computed from the position of the sun.
    package func daylight(over coordinates: Coordinates) -> Daylight {
        Daylight(days?.value ?? [], in: timeZone) { Sun.isUp(at: $0, over: coordinates) }
    }
}
