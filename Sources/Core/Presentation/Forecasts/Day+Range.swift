import Foundation
import WeatherModel

extension Day {
    /// With a known low and high widened to hold the temperatures, so that what is shown beside them never lies outside.
    func reaching(to temperatures: [Temperature?]) -> Day {
        let known = temperatures.compactMap { $0 }
        var day = self
        day.high = high.map { max($0, known.max() ?? $0) }
        day.low = low.map { min($0, known.min() ?? $0) }
        return day
    }

    /// Those of the hours from midnight to midnight in the place's zone.
    func temperatures(of hours: [Hour], in zone: TimeZone) -> [Temperature?] {
        guard let start = date.start(in: zone), let end = CivilDate(dayNumber: date.dayNumber + 1).start(in: zone)
        else { return [] }
        return hours.filter { $0.time >= start && $0.time < end }.map(\.temperature)
    }
}
