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
