import Astronomy
package import Foundation
package import WeatherModel

extension WeatherReport {
    /// From today on in the place's zone; today reaches from its low to its high and to what is shown for now.
    package func days(from now: Date) -> [Day] {
        let today = CivilDate(now, in: timeZone)
        let present = PresentConditions(of: self, at: now).flatMap {
            $0.kind == .past ? nil : $0.conditions.temperature
        }
        return dayRows.filter { $0.date >= today }.map { $0.date == today ? $0.reaching(to: [present]) : $0 }
    }

    /// Whether the sun is up over the place.
    package func isDay(_ conditions: Conditions, at time: Date, over coordinates: Coordinates) -> Bool {
        daylight(over: coordinates).isDay(conditions, at: time)
    }

    /// By the sun's own place, which no source can get wrong.
    package func daylight(over coordinates: Coordinates) -> Daylight {
        Daylight(days?.value ?? [], in: timeZone) { Sun.isUp(at: $0, over: coordinates) }
    }
}
