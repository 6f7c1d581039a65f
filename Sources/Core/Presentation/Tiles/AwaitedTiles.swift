import Foundation
import WeatherModel
import WeatherText

/// The tiles of a place whose weather is not known yet: the names that `ForecastTiles` will have, without anything else.
struct AwaitedTiles {
    /// The tiles in order of time, at most four.
    let all: [ForecastTile]

    init(at now: Date, in zone: TimeZone, _ formatter: WeatherFormatter) {
        let today = CivilDate(now, in: zone)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let hour = calendar.component(.hour, from: now)
        let isWeekend = formatter.isWeekend(today)
        func isFree(_ offset: Int) -> Bool { formatter.isWeekend(CivilDate(dayNumber: today.dayNumber + offset)) }
        let isEve = !isWeekend && isFree(1)
        // Tomorrow has a tile of its own: on the eve of a weekend what is left of it counts, which may be nothing.
        let coming = Array(2...9)
        let free = isEve ? coming.prefix(while: isFree) : coming.drop { !isFree($0) }.prefix(while: isFree)
        // A weekend of one day goes by the day's name.
        let only =
            free.count == 1
            ? free.first.map { formatter.weekday(CivilDate(dayNumber: today.dayNumber + $0)).capitalizedFirst } : nil
        func tile(_ period: ForecastTile.Period) -> ForecastTile {
            let isWeekend = period == .weekend || period == .nextWeekend
            let title = period.title(from: CivilDate(dayNumber: today.dayNumber + 2), at: today, formatter)
            return ForecastTile(awaited: period, title: isWeekend ? only ?? title : title)
        }
        let days: [ForecastTile.Period] =
            switch hour {
            case ..<6: [.tonight, .today, .tomorrow]
            case ..<18: [.today, .tonight, .tomorrow]
            default: [.tonight, .tomorrow]
            }
        let later: [ForecastTile.Period] =
            isWeekend ? [.nextWeek, .nextWeekend] : free.isEmpty ? [.nextWeek] : [.weekend, .nextWeek]
        all = (days + later).prefix(4).map(tile)
    }
}
