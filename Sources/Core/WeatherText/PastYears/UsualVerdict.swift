import Foundation
package import WeatherModel
import WeatherServices

/// How today differs from what is usual at this time of the year.
enum UsualVerdict {
    /// The degrees Celsius from which on a difference is told, as with yesterday.
    private static let degrees = 2.0
    /// The hectopascals from which on a difference is told.
    private static let hectopascals = 5.0

    /// Returns "4° warmer than usual for the time of year"; nil where today or what is usual is not known.
    static func text(_ usual: UsualWeather, in report: SettledReport, _ context: SentenceContext) -> String? {
        let (today, formatter) = (CivilDate(context.now, in: context.zone), context.formatter)
        guard let band = usual.days[today]?.days, let value = usual.quantity.dayValue(on: today, in: report) else {
            return nil
        }
        switch usual.quantity {
        case .temperature, .feelsLike: return temperature(value, band, formatter)
        case .wind:
            if value >= 2 * band.mean, value > band.high { return tr("At least twice as windy as usual") }
            return told(
                value, band, tr("Windier than usual"), tr("Less windy than usual"), tr("About as windy as usual"))
        case .humidity:
            return told(
                value, band, tr("More humid than usual"), tr("Less humid than usual"), tr("About as humid as usual"))
        case .pressure:
            // Of the numbers as they are shown, so that they agree.
            let units = formatter.units
            let scale = units.pressure == .inchesOfMercury ? 100.0 : 1
            func shown(_ value: Double) -> Double { (units.number(Pressure(value)) * scale).rounded() / scale }
            let difference = (shown(value) - shown(band.mean)) / units.number(Pressure(1))
            guard abs(value - band.mean) >= hectopascals else { return tr("About the usual pressure") }
            let amount = ["pressure": formatter.pressure(Pressure(abs(difference)))]
            return difference > 0
                ? tr("{pressure} higher than usual", amount) : tr("{pressure} lower than usual", amount)
        case .precipitation: return value >= 1 && value > band.high ? tr("More than usual in a day") : nil
        case .visibility, .uvIndex, .air, .sky: return nil
        }
    }

    private static func temperature(_ value: Double, _ band: UsualBand, _ formatter: WeatherFormatter) -> String? {
        guard let shown = formatter.shownDegrees(Temperature(value)),
            let usual = formatter.shownDegrees(Temperature(band.mean))
        else { return nil }
        guard abs(value.rounded() - band.mean.rounded()) >= degrees, shown != usual else {
            return tr("As usual for the time of year")
        }
        let difference = ["degrees": formatter.degreesText(abs(shown - usual))]
        return shown > usual
            ? tr("{degrees} warmer than usual for the time of year", difference)
            : tr("{degrees} colder than usual for the time of year", difference)
    }

    private static func told(
        _ value: Double, _ band: UsualBand, _ more: String, _ less: String, _ usual: String
    ) -> String {
        value > band.high ? more : value < band.low ? less : usual
    }
}

extension UsualWeather {
    /// Returns how today differs from it; nil where that is not known.
    package func verdict(in report: SettledReport, _ context: SentenceContext) -> String? {
        UsualVerdict.text(self, in: report, context)
    }

    /// Returns "Usual is a high of 7° and a low of 2°." of a day; nil for another quantity and where it is not known.
    package func story(of date: CivilDate, _ formatter: WeatherFormatter) -> String? {
        guard quantity == .temperature, let day = days[date], let high = day.days?.mean, let low = day.lowest else {
            return nil
        }
        return tr(
            "Usual is a high of {high} and a low of {low}.",
            ["high": formatter.temperature(Temperature(high)), "low": formatter.temperature(Temperature(low))])
    }

    /// The time of the year and the archive: "Usual: 15 days around each date, 2016 to 2025. ERA5 from Open-Meteo, fetched at 13:02."
    ///
    /// Of years that are too few to call anything usual it tells them alone, and nil of so few that nothing of them is shown.
    package func origin(_ context: SentenceContext) -> String? {
        Self.origin(of: years, fetchedAt: fetchedAt, context)
    }

    /// Returns the same of any years, in order.
    static func origin(of years: [Int], fetchedAt: Date, _ context: SentenceContext) -> String? {
        guard years.count >= leastOthers, let first = years.first, let last = years.last else { return nil }
        let values = [
            "count": context.formatter.count(2 * PastYears.reach + 1), "first": context.formatter.count(first),
            "last": context.formatter.count(last),
            "source": WeatherSource.openMeteoArchive.name, "at": context.moment(fetchedAt, .at),
        ]
        return years.count < leastYears
            ? tr("Other years: {first} to {last}. ERA5 from {source}, fetched {at}.", values)
            : tr(
                "Usual: {count} days around each date, {first} to {last}. ERA5 from {source}, fetched {at}.", values)
    }
}
