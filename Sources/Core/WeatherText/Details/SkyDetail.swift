import Astronomy
import Foundation
import WeatherModel

/// The card of sun and moon, computed by the program for every place.
enum SkyDetail: DetailRule {
    static func card(_ details: DetailContext) -> DetailCard? {
        let sun = details.sun
        guard let moon = MoonDay(details.today, in: details.context.zone, over: details.coordinates) else { return nil }
        var card = DetailCard(
            .sky, tr("Sun and moon"), "fairweather-sunrise-symbolic", DaylightText.length(sun, details.formatter),
            tr("Calculated by Fairweather from date and place"))
        card.verdict = verdict(sun, details.context)
        card.sky = SkyHorizon(sun, moon, details)
        return card
    }

    private static func verdict(_ sun: SunDay, _ context: SentenceContext) -> String {
        let formatter = context.formatter
        switch sun.horizon {
        case .alwaysAbove: return tr("The sun does not set today")
        case .alwaysBelow:
            if case .alwaysAbove = sun.civilTwilight { return tr("The sun does not rise today, twilight all day") }
            guard let dawn = sun.civilTwilight.rise, let dusk = sun.civilTwilight.set else {
                return tr("The sun does not rise today")
            }
            return tr(
                "The sun does not rise today, twilight {start} to {end}",
                ["start": formatter.time(dawn, in: context.zone), "end": formatter.time(dusk, in: context.zone)])
        case .crosses: break
        }
        let change = Int((sun.dayLengthChange / 60).rounded())
        if formatter.speaks, change != 0 {
            let words = ["minutes": DaylightText.minutes(abs(change), formatter)]
            return change > 0
                ? tr("{minutes} more than yesterday", words)
                : tr("{minutes} less than yesterday", words)
        }
        let minutes = ["minutes": formatter.count(abs(change))]
        return switch change {
        case 0 where formatter.speaks: tr("the same as yesterday")
        case 0: tr("of daylight, the same as yesterday")
        case 1...: tr("of daylight, {minutes} min more than yesterday", minutes)
        default: tr("of daylight, {minutes} min less than yesterday", minutes)
        }
    }
}
