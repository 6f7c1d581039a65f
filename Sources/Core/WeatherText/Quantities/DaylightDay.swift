import Astronomy
import Foundation
package import WeatherModel

/// The light of today from midnight to midnight, with its times.
public struct DaylightDay: Sendable, Hashable {
    /// How light it is.
    public enum Light: Int, Sendable, Hashable, CaseIterable {
        case day, civil, nautical, astronomical, night
    }

    /// A stretch of one light, as shares of the day.
    public struct Stretch: Sendable, Hashable {
        /// How light it is.
        public let light: Light
        /// Its beginning and end, 0 to 1.
        public let range: ClosedRange<Double>
    }

    /// A time at which the light changes.
    public struct Moment: Sendable, Hashable {
        /// What begins, such as "sunrise".
        public let word: String
        /// The time, such as "08:02".
        public let time: String
        /// The time as a share of the day.
        public let share: Double
        /// The light that begins or ends.
        public let light: Light
        /// Whether that light begins.
        public let isRise: Bool
    }

    /// A time of the clock below the strip.
    public struct Hour: Sendable, Hashable {
        /// The time, such as "03:00".
        public let text: String
        /// The time as a share of the day.
        public let share: Double
    }

    /// The stretches in order of time, which cover the whole day.
    public let stretches: [Stretch]
    /// Sunrise and sunset, the ends of civil twilight, and those of full darkness, in order of time.
    public let moments: [Moment]
    /// Every third hour from midnight to midnight.
    public let hours: [Hour]
    /// When the sun is highest, as a share of the day; nil where it does not rise.
    public let noon: Double?
    /// The present time as a share of the day, 0 to 1.
    public let now: Double
    /// The word "Now".
    public let nowText: String
    /// The heading, "Today".
    public let title: String
    /// Where the sun is at its highest, and when the moon is up.
    public let sentence: String
    /// All of it for a screen reader.
    public let spokenText: String

    /// Returns nil on a day that the place's calendar does not have.
    package init?(over coordinates: Coordinates, of report: SettledReport, _ context: SentenceContext) {
        guard let details = DetailContext(report, over: coordinates, context),
            let moon = MoonDay(details.today, in: context.zone, over: coordinates)
        else { return nil }
        let (day, sun) = (details.day, details.sun)
        let length = day.upperBound.timeIntervalSince(day.lowerBound)
        func share(_ time: Date) -> Double { time.timeIntervalSince(day.lowerBound) / length }
        now = share(context.now)
        let passages = [sun.horizon, sun.civilTwilight, sun.nauticalTwilight, sun.astronomicalTwilight]
        var edges = [0.0, 1.0]
        for case .crosses(let rises, let sets) in passages { edges += (rises + sets).map(share) }
        edges = edges.filter { (0...1).contains($0) }.sorted()
        stretches = zip(edges, edges.dropFirst()).filter { $0 < $1 }.map { from, to in
            let middle = day.lowerBound + length * (from + to) / 2
            let height = Sun.elevation(at: middle, over: coordinates)
            let step = SunArc.heights.firstIndex { height >= $0 } ?? Light.night.rawValue
            return Stretch(light: Light(rawValue: step) ?? .night, range: from...to)
        }
        var found: [Moment] = []
        for (light, passage, words) in [
            (Light.day, sun.horizon, (tr("sunrise"), tr("sunset"))),
            (.civil, sun.civilTwilight, (tr("light", context: "dawn"), tr("dark", context: "dusk"))),
            (.astronomical, sun.astronomicalTwilight, (tr("first glow"), tr("all stars"))),
        ] {
            guard case .crosses(let rises, let sets) = passage else { continue }
            for (date, isRise) in rises.map({ ($0, true) }) + sets.map({ ($0, false) }) {
                found.append(
                    Moment(
                        word: isRise ? words.0 : words.1, time: context.formatter.time(date, in: context.zone),
                        share: share(date), light: light, isRise: isRise))
            }
        }
        moments = found.sorted { $0.share < $1.share }
        hours =
            stride(from: 0, to: length - 3600, by: 10_800).map {
                Hour(text: context.formatter.hour(day.lowerBound + $0, in: context.zone), share: $0 / length)
            } + [Hour(text: context.formatter.endOfDay(day.upperBound, in: context.zone), share: 1)]
        noon = sun.horizon == .alwaysBelow || !day.contains(sun.noon) ? nil : share(sun.noon)
        nowText = tr("Now")
        title = tr("Today")
        let told = { (context: SentenceContext, details: DetailContext) in
            PhraseList.sentences([
                tr("{sentence}.", ["sentence": DaylightText.noon(sun, over: coordinates, context)]),
                MoonTimes(moon, details).text.map { tr("The moon: {times}.", ["times": $0]) },
            ]) ?? ""
        }
        sentence = told(context, details)
        let spoken = moments.map { tr("{word} {time}", ["word": $0.word, "time": $0.time]) }
        spokenText = PhraseList.text([title] + spoken + [told(context.speaking, details.speaking)])
    }
}
