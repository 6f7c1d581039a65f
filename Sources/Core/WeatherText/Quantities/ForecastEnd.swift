import Foundation
import WeatherModel

/// Where the days of a page end: each text of it counts until there, and names that day.
enum ForecastEnd {
    /// Returns the midnight after the last of these times, or after now if that is later; a time at a midnight is of the day
    /// that it ends, as it would begin one of which no more is known.
    static func after(_ last: Date?, _ context: SentenceContext) -> Date {
        let reach = max((last ?? context.now) - 1, context.now)
        return CivilDate(reach, in: context.zone).span(in: context.zone)?.upperBound ?? reach
    }

    /// Returns what is counted: "hours until 9 Dec", or that it is to the end of the forecast where less of it is shown.
    static func counted(until end: Date, shown: Date, _ context: SentenceContext) -> String {
        let date = ["date": context.formatter.dayAndMonth(CivilDate(end - 1, in: context.zone))]
        return end > shown ? tr("hours until the end of the forecast, {date}", date) : tr("hours until {date}", date)
    }
}
