import Astronomy
import Foundation
import WeatherModel

/// The card of sun and moon, computed by the program for every place.
enum SkyDetail: DetailRule {
    static func card(_ details: DetailContext) -> DetailCard? {
        let sun = details.sun
        guard let moon = MoonDay(details.today, in: details.context.zone, over: details.coordinates) else { return nil }
        var card = DetailCard(
            .sky, tr("Sun and moon"), "fairweather-sunrise-symbolic", value(sun, details.formatter),
            Provenance.computed(from: tr("date and place")))
        card.verdict = verdict(sun, details.context)
        card.facts = SkyFacts.all(sun, moon, details.context)
        card.sky = SkyHorizon(sun, moon, details)
        return card
    }

    private static func value(_ sun: SunDay, _ formatter: WeatherFormatter) -> String {
        switch sun.horizon {
        case .alwaysAbove: tr("Polar day")
        case .alwaysBelow: tr("Polar night")
        case .crosses where formatter.speaks:
            tr(
                "{hours} {minutes} of daylight",
                [
                    "hours": hours(minutes(sun) / 60, formatter), "minutes": minutes(minutes(sun) % 60, formatter),
                ])
        case .crosses:
            tr(
                "{hours} h {minutes} min",
                [
                    "hours": formatter.count(minutes(sun) / 60), "minutes": formatter.count(minutes(sun) % 60),
                ])
        }
    }

    private static func hours(_ count: Int, _ formatter: WeatherFormatter) -> String {
        tr(one: "{count} hour", other: "{count} hours", count: count, ["count": formatter.count(count)])
    }

    private static func minutes(_ count: Int, _ formatter: WeatherFormatter) -> String {
        tr(one: "{count} minute", other: "{count} minutes", count: count, ["count": formatter.count(count)])
    }

    private static func minutes(_ sun: SunDay) -> Int { Int((sun.dayLength / 60).rounded()) }

    private static func verdict(_ sun: SunDay, _ context: SentenceContext) -> String {
        let formatter = context.formatter
        switch sun.horizon {
        case .alwaysAbove: return tr("The sun does not set today")
        case .alwaysBelow:
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
            let words = ["minutes": minutes(abs(change), formatter)]
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

/// The times of sun, twilight and moon, each as a named value.
enum SkyFacts {
    static func all(_ sun: SunDay, _ moon: MoonDay, _ context: SentenceContext) -> [WeatherFact] {
        func time(_ date: Date?) -> String? { date.map { context.formatter.time($0, in: context.zone) } }
        func passage(_ title: String, _ passage: HorizonPassage) -> WeatherFact? {
            switch (time(passage.rise), time(passage.set)) {
            case (let rise?, let set?):
                WeatherFact(title: title, value: tr("from {start} to {end}", ["start": rise, "end": set]))
            case (let rise?, nil): WeatherFact(title: title, value: tr("from {start}", ["start": rise]))
            case (nil, let set?): WeatherFact(title: title, value: tr("until {end}", ["end": set]))
            case (nil, nil): nil
            }
        }
        return [
            passage(tr("Sun above the horizon"), sun.horizon),
            time(sun.noon).map { WeatherFact(title: tr("Sun at its highest"), value: $0) },
            passage(tr("Light enough to work outdoors (civil twilight)"), sun.civilTwilight),
            passage(tr("Horizon visible at sea (nautical twilight)"), sun.nauticalTwilight),
            passage(tr("Sky not fully dark (astronomical twilight)"), sun.astronomicalTwilight),
            time(moon.horizon.rise).map { WeatherFact(title: tr("Moonrise"), value: $0) },
            time(moon.horizon.set).map { WeatherFact(title: tr("Moonset"), value: $0) },
        ].compactMap { $0 }
    }
}
