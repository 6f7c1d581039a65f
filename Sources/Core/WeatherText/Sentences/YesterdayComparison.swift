import Foundation
import WeatherModel

/// The comparison of today's high with yesterday's: "3° warmer than yesterday".
struct YesterdayComparison: Equatable {
    let today: Temperature
    let yesterday: Temperature

    /// Takes what one source says of two days, that of the days first; nil if the high of one of them is unknown.
    init?(of report: WeatherReport, _ context: SentenceContext) {
        // Two weeks of hours would be summed up to fifteen days.
        let hours = report.hourRows.filter { abs($0.time.timeIntervalSince(context.now)) < 3 * 86_400 }
        let today = CivilDate(context.now, in: context.zone).dayNumber
        let days = (report.days?.value ?? []).filter { abs($0.date.dayNumber - today) <= 1 }
        func comparison(_ days: [Day], _ hours: [Hour]) -> YesterdayComparison? {
            YesterdayComparison(
                days: days.widened(by: hours, in: report.timeZone), hours: hours, at: context.now, in: context.zone)
        }
        // The difference between two sources is no change of the weather.
        let known =
            report.areDaysOfHours ? comparison(days, hours) : comparison(days, []) ?? comparison([], hours)
        guard let known else { return nil }
        self = known
    }

    /// Takes the highs of the source, else those of the hours; nil if one of them is unknown.
    init?(days: [Day], hours: [Hour], at now: Date, in zone: TimeZone) {
        let date = CivilDate(now, in: zone)
        lazy var built = [Day].built(from: hours, in: zone)
        func high(_ date: CivilDate) -> Temperature? {
            func known(_ days: [Day]) -> Temperature? {
                days.first { $0.date == date && $0.high != nil && !$0.isPartial }?.high
            }
            return known(days) ?? known(built)
        }
        guard let today = high(date), let yesterday = high(CivilDate(dayNumber: date.dayNumber - 1)) else { return nil }
        self.init(today: today, yesterday: yesterday)
    }

    init(today: Temperature, yesterday: Temperature) {
        self.today = today
        self.yesterday = yesterday
    }

    /// Returns the text; nil for a difference below two degrees Celsius, or one that is not visible in the displayed
    /// unit.
    ///
    /// In frost it gets less cold rather than warmer; "hotter" begins at 28 °C and "cooler" ends at 20 °C.
    func text(_ formatter: WeatherFormatter) -> String? {
        guard let shownToday = formatter.shownDegrees(today), let shownYesterday = formatter.shownDegrees(yesterday),
            abs(today.value.rounded() - yesterday.value.rounded()) >= 2, shownToday != shownYesterday
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
