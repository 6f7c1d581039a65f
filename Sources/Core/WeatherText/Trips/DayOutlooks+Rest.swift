import Foundation
import Trips
import WeatherModel

extension DayOutlooks {
    /// Returns today with the temperatures, gusts and sun of what is left of it; nil without a forecast for it.
    ///
    /// A gust that is known for the day as a whole may be over, and is left out.
    func restOfToday(in zone: TimeZone, at now: Date) -> Day? {
        guard let outlook = all.first(where: { $0.day.date == CivilDate(now, in: zone) }),
            let end = outlook.day.date.span(in: zone)?.upperBound
        else { return nil }
        var day = outlook.day
        let left = rows.filter { $0.start.time < end }
        let gusts = left.compactMap(\.start.windGust)
        // Where some hours are not known, there may be stronger ones.
        let isWhole = outlook.period != nil && gusts.count == left.count
        day.windGustMax = gusts.max().flatMap { isWhole || PackingRule.isStrong($0) ? $0 : nil }
        guard let period = outlook.period else { return day }
        if let temperatures = period.temperatures {
            (day.low, day.high) = (temperatures.lowerBound, temperatures.upperBound)
        }
        let sun = left.compactMap(\.start.uvIndex)
        if sun.count == left.count { day.uvIndexMax = sun.max() ?? day.uvIndexMax }
        return day
    }
}
