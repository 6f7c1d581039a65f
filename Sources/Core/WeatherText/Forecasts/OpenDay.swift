import Astronomy
import Foundation
import WeatherModel

/// The text of an expanded day in sentences: what falls and when, wind, what it feels like, sun and UV index, as far as
/// they are known.
struct OpenDay {
    private let outlook: DayOutlook
    private let coordinates: Coordinates
    private let context: SentenceContext

    init(_ outlook: DayOutlook, over coordinates: Coordinates, _ context: SentenceContext) {
        (self.outlook, self.coordinates, self.context) = (outlook, coordinates, context)
    }

    /// The sentences, such as these.
    ///
    /// "Snow from 06:00 to 17:00, 6 cm in all, most of it around noon. Wind from the east up to 24 km/h, gusts 42. Feels
    /// like −7° to −4°. Sun from 07:44 to 17:07."
    var text: String {
        PhraseList.sentences([partial, weather, wind, feelsLike, sun, uvIndex])
            ?? tr("No more is known about this day.")
    }

    private var day: Day { outlook.day }
    private var formatter: WeatherFormatter { context.formatter }

    private var partial: String? { day.isPartial ? tr("Only part of this day is known.") : nil }

    private var weather: String? {
        let fall = DayPrecipitation(outlook, formatter)
        guard let period = outlook.period else {
            return outlook.words(context).map { sentence($0, fall.amountText, peak: nil) }
        }
        let clauses = PeriodClauses(period: period, isNight: false, context: context)
        guard let timing = clauses.timing() else { return sentence(clauses.dry, nil, peak: nil) }
        return sentence(timing, fall.amountText, peak: period.mainSpell?.gathering)
    }

    private func sentence(_ weather: String, _ amount: String?, peak: Date?) -> String {
        var values = ["weather": weather.capitalizedFirst]
        guard let amount else { return tr("{weather}.", values) }
        values["amount"] = amount
        let isRest = outlook.tellsRest
        guard let peak else {
            return isRest ? tr("{weather}, {amount} from now on.", values) : tr("{weather}, {amount} in total.", values)
        }
        if isNoon(peak) {
            return isRest
                ? tr("{weather}, {amount} from now on, most of it around noon.", values)
                : tr("{weather}, {amount} in total, most of it around noon.", values)
        }
        values["about"] = formatter.hourOrMidnight(peak, .about, in: context.zone)
        return isRest
            ? tr("{weather}, {amount} from now on, most of it {about}.", values)
            : tr("{weather}, {amount} in total, most of it {about}.", values)
    }

    private func isNoon(_ date: Date) -> Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = context.zone
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return parts.hour == 12 && parts.minute == 0
    }

    private var wind: String? {
        day.windSpeedMax.map { speed in
            let steady = formatter.windUpTo(speed, from: day.windDirection)
            guard let gust = formatter.notable(day.windGustMax, over: speed) else {
                return tr("{wind}.", ["wind": steady])
            }
            return tr("{wind}, gusts {gust}.", ["wind": steady, "gust": formatter.speedNumber(gust)])
        }
    }

    private var feelsLike: String? {
        guard let high = day.apparentHigh, let low = day.apparentLow else { return nil }
        let values = ["low": formatter.lowerTemperature(low), "high": formatter.temperature(high)]
        return formatter.shownDegrees(low) == formatter.shownDegrees(high)
            ? tr("Feels like {high}.", values) : tr("Feels like {low} to {high}.", values)
    }

    private var sun: String? {
        guard let sun = SunDay(day.date, in: context.zone, over: coordinates) else { return nil }
        let (rise, set) = (sun.horizon.rise, sun.horizon.set)
        switch sun.horizon {
        case .alwaysAbove: return tr("The sun does not set.")
        case .alwaysBelow: return tr("The sun does not rise.")
        case .crosses:
            guard let rise, let set, rise < set else {
                return rise.map {
                    tr("The sun rises {at}.", ["at": formatter.hourOrMidnight($0, .at, in: context.zone)])
                }
                    ?? set.map { tr("The sun sets {at}.", ["at": formatter.hourOrMidnight($0, .at, in: context.zone)]) }
            }
            return tr("Sun {hours}.", ["hours": formatter.hours(from: rise, to: set, in: context.zone)])
        }
    }

    /// The UV index from 3 on, where the WHO advises protection.
    private var uvIndex: String? {
        day.uvIndexMax.flatMap { index in
            index.value >= 2.5 ? tr("UV index {index}.", ["index": formatter.uvIndex(index)]) : nil
        }
    }
}
