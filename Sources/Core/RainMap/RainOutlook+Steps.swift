import Foundation
package import WeatherModel

extension RainOutlook {
    /// The rain at the place from the present on, as a source's steps of a few minutes: wet exactly where the outlook tells
    /// rain, so that a stray echo is none and a short pause no end; empty where the present is not known, or known alone.
    package var steps: [PrecipitationStep] {
        guard isPresentKnown, !isPresentAlone else { return [] }
        let told = Set((spell.filter { $0.time <= lastTold } + later.flatMap(\.samples)).map(\.time))
        return samples.enumerated().map { index, sample in
            let former = index > 0 ? sample.time.timeIntervalSince(samples[index - 1].time) : 300
            let duration = former > Self.gap ? 300 : former
            let rate = told.contains(sample.time) ? max(sample.rate, Self.leastRate) : 0
            return PrecipitationStep(
                time: sample.time, duration: duration, precipitation: Precipitation(rate * duration / 3600))
        }
    }

    /// The end of what is told as rain, of frames whose last ones are dry.
    private var lastTold: Date { end?.time ?? lastWetTime ?? .distantFuture }
}
