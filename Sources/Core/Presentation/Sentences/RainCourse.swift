import Foundation
import WeatherModel

/// The coming hours as stretches of dry and wet weather.
struct RainCourse: Equatable {
    /// A stretch without a change between dry, rain and snow.
    struct Phase: Equatable {
        let start: Date
        var end: Date
        let isWet: Bool
        let isSnowy: Bool
        /// What falls, as the phase begins; nil where it is dry.
        let weather: String?

        fileprivate init(_ weather: ShownWeather, from start: Date, to end: Date) {
            self.start = start
            self.end = end
            isWet = weather.condition.isWet
            isSnowy = weather.condition.isSnowy
            self.weather = isWet ? weather.words : nil
        }
    }

    /// In order of time, without gaps, and the first one holds the present.
    private(set) var phases: [Phase] = []
    /// Whether the phases reach to the end of the time asked for.
    let isComplete: Bool

    /// The next 24 hours; it ends early where nothing is known of an hour.
    ///
    /// Nil where nothing is known of the present one.
    ///
    /// - Parameter current: What falls now, where the source reports it.
    init?(hours: [Hour], current: WeatherCondition? = nil, at now: Date) {
        let end = now.addingTimeInterval(24 * 3600)
        var known = now
        for span in hours.spans where span.end > now {
            let (start, stop) = (span.start.time, span.end)
            guard start <= known, known < end, span.start.condition != nil || span.rain != nil else { break }
            var present = Conditions()
            present.condition = current
            let isPresent = start <= now && current?.isWet == true
            phases.append(Phase(span.shown(isPresent ? present : nil, isDay: true), from: start, to: stop))
            known = stop
        }
        isComplete = known >= end
        join()
        if phases.isEmpty { return nil }
    }

    /// The next two hours; nil where they are not wholly known.
    init?(minutes: [PrecipitationStep], at now: Date) {
        let end = now.addingTimeInterval(2 * 3600)
        var known = now
        for step in minutes where step.time > now {
            let start = step.time.addingTimeInterval(-step.duration)
            guard start <= known, known < end, let amount = step.precipitation else { break }
            let hourly = Precipitation(amount.value * 3600 / step.duration)
            // A dry code beside an amount, and a wet one beside none, belong to the minutes before.
            var conditions = Conditions()
            conditions.condition = hourly.value >= 0.1 && step.condition?.isWet == true ? step.condition : nil
            let shown = ShownWeather(hour: conditions, amount: hourly, probability: nil, isDay: true)
            phases.append(Phase(shown, from: start, to: step.time))
            known = step.time
        }
        isComplete = known >= end
        join()
        // The last step may end a little before the two hours do.
        if known < end.addingTimeInterval(-900) { return nil }
    }

    private mutating func join() {
        phases = phases.reduce(into: []) { joined, phase in
            if let last = joined.last, last.isWet == phase.isWet, last.isSnowy == phase.isSnowy {
                joined[joined.count - 1].end = phase.end
            } else {
                joined.append(phase)
            }
        }
    }
}
