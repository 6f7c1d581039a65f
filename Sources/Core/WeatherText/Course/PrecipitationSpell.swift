package import Foundation
package import WeatherModel

/// A stretch of weather that is dry, or wet in one form; short pauses belong to it.
package struct PrecipitationSpell: Equatable {
    /// In order of time, without gaps; never empty.
    private(set) var slices: [PrecipitationSlice]
    /// Nil where it is dry.
    package let kind: PrecipitationKind?
    /// Whether there are pauses in it.
    private(set) var isIntermittent = false

    /// Seconds; a longer dry stretch is one of its own.
    package static let longestPause: TimeInterval = 2 * 3600

    package init(_ slice: PrecipitationSlice) {
        (slices, kind) = ([slice], slice.kind)
    }

    package var start: Date { slices[0].start }
    package var end: Date { slices[slices.count - 1].end }
    package var duration: TimeInterval { end.timeIntervalSince(start) }
    package var isWet: Bool { kind != nil }
    /// Whether it will begin within its first slice, at a moment nobody told.
    package var isAwaited: Bool { slices[0].isAwaited }
    /// Whether all of it is possible only.
    package var isPossible: Bool { wet.allSatisfy(\.isPossible) }

    /// Where the most falls; nil where no amount is known.
    package var peak: PrecipitationSlice? {
        wet.filter { $0.rate != nil }.max { ($0.rate ?? 0) < ($1.rate ?? 0) }
    }

    /// The least and the greatest; nil where it is dry.
    package var intensities: ClosedRange<PrecipitationIntensity>? {
        let known = wet.compactMap(\.intensity)
        return known.min().flatMap { least in known.max().map { least...$0 } }
    }

    /// "light rain", "rain" where its intensity changes, "light rain possible"; nil where it is dry.
    package var words: String? {
        guard let intensities else { return nil }
        let conditions = Set(wet.map(\.condition))
        let weather: String? =
            if let only = conditions.first, conditions.count == 1 {
                only.words
            } else if intensities.lowerBound < intensities.upperBound || Set(conditions.map(\.isShowery)).count > 1 {
                plainWords
            } else {
                conditions.filter { !$0.isDrizzle }.map(\.words).min() ?? plainWords
            }
        return isPossible ? weather.map { tr("{weather} possible", ["weather": $0]) } : weather
    }

    /// "rain", "showers", "heavy rain" where all of it is; nil where it is dry.
    package var briefWords: String? {
        if intensities?.lowerBound == .heavy { return words }
        return isPossible ? plainWords.map { tr("{weather} possible", ["weather": $0]) } : plainWords
    }

    /// The weather to draw for it: where the most falls, else the strongest.
    package var condition: WeatherCondition? {
        guard isWet else { return nil }
        return peak?.condition ?? wet.max { ($0.intensity ?? .light) < ($1.intensity ?? .light) }?.condition
    }

    /// Whether it is dry and the sky is mostly clear in the first six hours of it that the rows tell of.
    package var isClear: Bool {
        let skies = slices.filter { !$0.isStep && $0.start < start.addingTimeInterval(6 * 3600) }.map(\.condition)
        return skies.count { $0 == .clear || $0 == .mostlyClear } * 2 > skies.count
    }

    /// Takes the next slice in; false where it is other weather.
    package mutating func take(_ slice: PrecipitationSlice) -> Bool {
        guard slice.kind == kind, slice.start <= end else { return false }
        slices.append(slice)
        return true
    }

    /// Takes a pause and what falls after it in.
    package mutating func take(_ pause: PrecipitationSpell, then next: PrecipitationSpell) {
        slices += pause.slices + next.slices
        isIntermittent = true
    }

    private var wet: [PrecipitationSlice] { slices.filter { $0.kind != nil } }

    private var plainWords: String? {
        guard let kind else { return nil }
        let conditions = wet.map(\.condition)
        return switch kind {
        case .liquid where conditions.allSatisfy(\.isShowery): tr("showers")
        case .liquid where conditions.allSatisfy(\.isDrizzle): tr("drizzle")
        case .frozen where conditions.allSatisfy(\.isShowery): tr("snow showers")
        default: kind.words
        }
    }
}
