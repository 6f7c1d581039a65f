import Foundation
package import WeatherModel

extension RainOutlook {
    /// The rain at the place from the present on, as a source's steps of a few minutes: wet exactly where the outlook tells
    /// rain, so that a stray echo is none and a short pause no end; empty where the present is not known, or known alone.
    package var steps: [PrecipitationStep] {
        guard isPresentKnown, !isPresentAlone else { return [] }
        let told = Set((spell.filter { $0.time <= lastTold } + later.flatMap(\.samples)).map(\.time))
        let rates = samples.map { told.contains($0.time) ? max($0.rate, Self.leastRate) : 0 }
        return samples.indices.flatMap { index -> [PrecipitationStep] in
            let sample = samples[index]
            let former = index > 0 ? sample.time.timeIntervalSince(samples[index - 1].time) : Self.span
            // Where frames are farther apart than what each tells, rain begins and ends with that, as the sentence says.
            guard former > Self.span, former <= Self.gap, (rates[index] > 0) != (rates[index - 1] > 0) else {
                let duration = former > Self.gap ? Self.span : former
                return [Self.step(until: sample.time, lasting: duration, rate: rates[index])]
            }
            return [
                Self.step(until: sample.start, lasting: former - Self.span, rate: rates[index - 1]),
                Self.step(until: sample.time, lasting: Self.span, rate: rates[index]),
            ]
        }
    }

    private static func step(until time: Date, lasting duration: TimeInterval, rate: Double) -> PrecipitationStep {
        PrecipitationStep(time: time, duration: duration, precipitation: Precipitation(rate * duration / 3600))
    }

    /// The end of what is told as rain, of frames whose last ones are dry.
    private var lastTold: Date { end?.time ?? lastWetTime ?? .distantFuture }
}
