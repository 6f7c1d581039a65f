import Astronomy
import Foundation
import WeatherModel

/// The true heights of sun and moon over the horizon from midnight to midnight.
public struct SkyHorizon: Sendable, Hashable {
    /// A rise or a set of the sun.
    public struct Passage: Sendable, Hashable {
        /// The time as a share of the day, 0 to 1.
        public let share: Double
        /// The time, such as "07:48".
        public let text: String
    }

    /// The sun's heights in degrees at equal steps from midnight to midnight; 0 at its rise and set.
    public let sun: [Double]
    /// The moon's, in the same way.
    public let moon: [Double]
    /// The present time as a share of the day, 0 to 1.
    public let now: Double
    /// Every rise and set of the sun, in order of time.
    public let passages: [Passage]
    /// The lit share of the moon's disc, 0 to 1.
    public let illumination: Double
    /// Whether the right half of the moon is lit first, as seen from this half of the Earth.
    public let isLitOnTheRight: Bool
    /// The moon in words, such as "Waxing gibbous, 86%".
    public let moonText: String
    /// The time the moon is up, such as "up 13:20 to 06:20".
    public let moonTimes: String?
    /// Rise and set of the sun in words, such as "sunrise 07:48".
    let sunTexts: [String]

    /// What is drawn, in words.
    var phrases: [String?] { sunTexts + [moonText, moonTimes] }

    init(_ sunDay: SunDay, _ moonDay: MoonDay, _ details: DetailContext) {
        let (day, place, formatter) = (details.day, details.coordinates, details.formatter)
        let length = day.upperBound.timeIntervalSince(day.lowerBound)
        func heights(_ steps: Int, _ height: (Date) -> Double) -> [Double] {
            // They are costly, and what is spoken is not drawn.
            formatter.speaks
                ? []
                : (0...steps).map { height(day.lowerBound + length * Double($0) / Double(steps)) }
        }
        sun = heights(96) { Sun.heightOverHorizon(at: $0, over: place) }
        moon = heights(48) { Moon.heightOverHorizon(at: $0, over: place) }
        now = details.now.timeIntervalSince(day.lowerBound) / length
        var found: [(time: Date, isRise: Bool)] = []
        if case .crosses(let rises, let sets) = sunDay.horizon {
            found = (rises.map { ($0, true) } + sets.map { ($0, false) }).sorted { $0.0 < $1.0 }
        }
        passages = found.map {
            Passage(
                share: $0.time.timeIntervalSince(day.lowerBound) / length,
                text: formatter.time($0.time, in: details.context.zone))
        }
        sunTexts = found.map {
            let time = ["time": formatter.time($0.time, in: details.context.zone)]
            return $0.isRise ? tr("sunrise {time}", time) : tr("sunset {time}", time)
        }
        illumination = moonDay.illumination
        isLitOnTheRight = moonDay.phase.isWaxing == (place.latitude >= 0)
        moonText = tr(
            "{phase}, {percent} lit",
            [
                "phase": moonDay.phase.words,
                "percent": formatter.percentage(Percentage(moonDay.illumination * 100)),
            ])
        moonTimes = MoonTimes(moonDay, details).text
    }
}

/// The time in which the moon is up that matters now: the present one, else the next one that begins today.
struct MoonTimes {
    let text: String?

    init(_ moon: MoonDay, _ details: DetailContext) {
        let (now, zone, formatter) = (details.now, details.context.zone, details.formatter)
        func told(_ date: Date, _ relation: MomentRelation = .plain) -> String {
            formatter.hourOrMidnight(date, relation, in: zone)
        }
        switch moon.horizon {
        case .alwaysAbove: text = tr("up all day")
        case .alwaysBelow: text = tr("down all day")
        case .crosses(let rises, let sets):
            let rise = rises.last { $0 <= now } ?? rises.first
            if let set = sets.first(where: { $0 > now }), !rises.contains(where: { $0 <= now || $0 < set }) {
                // Up since yesterday.
                let again = rises.first { $0 > set }
                let until = ["until": told(set, .until)]
                text =
                    again.map { tr("up {until}, again {from}", until.merging(["from": told($0, .from)]) { $1 }) }
                    ?? tr("up {until}", until)
            } else if let rise {
                let set = sets.first { $0 > rise } ?? Self.firstSet(after: details)
                text =
                    set.map { tr("up {rise} to {set}", ["rise": told(rise), "set": told($0)]) }
                    ?? tr("up {from}", ["from": told(rise, .from)])
            } else {
                text = sets.last.map { tr("down {since}", ["since": told($0, .since)]) }
            }
        }
    }

    /// The moon that rises today sets tomorrow, as a rule.
    private static func firstSet(after details: DetailContext) -> Date? {
        let tomorrow = CivilDate(dayNumber: details.today.dayNumber + 1)
        let next = MoonDay(tomorrow, in: details.context.zone, over: details.coordinates)
        guard case .crosses(let rises, let sets) = next?.horizon, let set = sets.first,
            !rises.contains(where: { $0 < set })
        else { return nil }
        return set
    }
}
