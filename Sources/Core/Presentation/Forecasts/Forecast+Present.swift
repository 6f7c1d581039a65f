import Foundation
import WeatherModel

extension Forecast {
    /// From today on in the place's zone; today reaches from its low to its high and to what is shown for now.
    func days(from now: Date) -> [Day] {
        let today = CivilDate(now, in: timeZone)
        let present = PresentWeather(of: self, at: now).flatMap { $0.kind == .past ? nil : $0.conditions.temperature }
        return days.filter { $0.date >= today }.map { $0.date == today ? $0.including(present) : $0 }
    }

    /// As the source says, else by the sunrise and sunset it gives; true where it gives neither.
    func isDay(_ conditions: Conditions, at time: Date) -> Bool {
        Daylight(days, in: timeZone).isDay(conditions, at: time)
    }
}

extension Day {
    /// With a known low and high widened to hold the temperature, so that high ≥ now ≥ low.
    fileprivate func including(_ temperature: Temperature?) -> Day {
        guard let temperature else { return self }
        var day = self
        day.high = high.map { max($0, temperature) }
        day.low = low.map { min($0, temperature) }
        return day
    }
}
