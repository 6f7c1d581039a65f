import Foundation
import WeatherModel

/// "3° warmer than yesterday", by the highs of the two days.
struct YesterdayComparison: Equatable {
    let today: Temperature
    let yesterday: Temperature

    /// The highs of the source, else those of the hours, of which all but a few must be there; nil where either is unknown.
    init?(days: [Day], hours: [Hour], at now: Date, in zone: TimeZone) {
        let date = CivilDate(now, in: zone)
        func high(_ date: CivilDate) -> Temperature? {
            if let high = days.first(where: { $0.date == date })?.high { return high }
            let values = Day(date: date).temperatures(of: hours, in: zone).compactMap { $0 }
            return values.count < 20 ? nil : values.max()
        }
        guard let today = high(date), let yesterday = high(CivilDate(dayNumber: date.dayNumber - 1)) else { return nil }
        self.init(today: today, yesterday: yesterday)
    }

    init(today: Temperature, yesterday: Temperature) {
        self.today = today
        self.yesterday = yesterday
    }

    /// Nil below two degrees of difference as shown.
    ///
    /// In frost it gets less cold and never warmer; "hotter" begins at 28 °C
    /// and "cooler" ends at 20 °C.
    func text(_ formatter: WeatherFormatter) -> String? {
        guard let shownToday = formatter.shownDegrees(today), let shownYesterday = formatter.shownDegrees(yesterday),
            abs(shownToday - shownYesterday) >= 2
        else { return nil }
        let values = ["degrees": formatter.degreesText(abs(shownToday - shownYesterday))]
        if shownToday > shownYesterday {
            return switch today.value {
            case ...0: tr("{degrees} less cold than yesterday.", values)
            case 28...: tr("{degrees} hotter than yesterday.", values)
            default: tr("{degrees} warmer than yesterday.", values)
            }
        }
        return today.value >= 20
            ? tr("{degrees} cooler than yesterday.", values) : tr("{degrees} colder than yesterday.", values)
    }
}
