import Astronomy
import Foundation

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
