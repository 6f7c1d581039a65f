import Foundation
import WeatherModel

extension Forecast {
    /// From today on in the place's zone; a day reaches to the temperatures of its hours, and today to what is shown for now.
    func days(from now: Date) -> [Day] {
        let today = CivilDate(now, in: timeZone)
        let present = PresentWeather(of: self, at: now).flatMap { $0.kind == .past ? nil : $0.conditions.temperature }
        return days.filter { $0.date >= today }.map { day in
            day.reaching(to: day.temperatures(of: hours, in: timeZone) + [day.date == today ? present : nil])
        }
    }

    /// As the source says, else by the sunrise and sunset it gives; true where it gives neither.
    func isDay(_ conditions: Conditions, at time: Date) -> Bool {
        Daylight(days, in: timeZone).isDay(conditions, at: time)
    }
}
