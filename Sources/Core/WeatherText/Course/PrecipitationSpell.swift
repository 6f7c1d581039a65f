package import Foundation
package import WeatherModel

/// A period that is dry, or wet with one form of precipitation and short pauses.
package struct PrecipitationSpell: Equatable {
    /// The slices in order of time, without gaps and never empty.
    private(set) var slices: [PrecipitationSlice]
    /// The form of precipitation; nil if it is dry.
    package let kind: PrecipitationKind?
    /// Whether the precipitation has pauses.
    private(set) var isIntermittent = false

    /// The longest dry pause within a wet spell, in seconds.
    package static let longestPause: TimeInterval = 2 * 3600

    package init(_ slice: PrecipitationSlice) {
        (slices, kind) = ([slice], slice.kind)
    }

    package var start: Date { slices[0].start }
    package var end: Date { slices[slices.count - 1].end }
    package var duration: TimeInterval { end.timeIntervalSince(start) }
    package var isWet: Bool { kind != nil }
    /// Whether the precipitation will begin at an unknown time within the first slice.
    package var isAwaited: Bool { slices[0].isAwaited }
    /// Whether nobody says when it ends, as it is reported where no forecast has it.
    var isEndUnknown: Bool { slices[slices.count - 1].isEndUnknown }
    /// Whether all of the precipitation is merely possible.
    package var isPossible: Bool { wet.allSatisfy(\.isPossible) }

    /// Whether all of it is the mere chance of hours that are dry by their steps.
    var isChanceOnly: Bool { slices.allSatisfy { $0.isChanceOnly || $0.kind == nil } && isWet }

    /// The slice with the highest rate; nil if no rate is known.
    package var peak: PrecipitationSlice? {
        wet.filter { $0.rate != nil }.max { ($0.rate ?? 0) < ($1.rate ?? 0) }
    }

    /// The lowest and the highest intensity; nil if it is dry.
    package var intensities: ClosedRange<PrecipitationIntensity>? {
        let known = wet.compactMap(\.intensity)
        return known.min().flatMap { least in known.max().map { least...$0 } }
    }

    /// The precipitation in words, such as "light rain", "rain" if the intensity changes, or "light rain possible"; nil
    /// if it is dry.
    package var words: String? { weather.map(asLikely) }

    /// The same as if all of it were certain.
    var certainWords: String? { weather?.words }

    /// Returns the precipitation in words with dangerous precipitation that comes after it, such as "light rain and
    /// thunderstorms" or "light rain, thunderstorms possible later"; nil if it is dry.
    ///
    /// - Parameter isAgain: Whether the danger has come before it, too.
    package func words(before danger: PrecipitationSpell?, isAgain: Bool = false) -> String? {
        guard let weather, let danger else { return words }
        guard let grave = danger.kind == kind ? .condition(.hail) : danger.plainTerm else { return words }
        guard danger.isPossible == isPossible, !isAgain else {
            let values = ["weather": asLikely(weather), "danger": danger.asLikely(grave)]
            return tr("{weather}, {danger} later", values)
        }
        return WeatherTerm.joined([weather, grave], isPossible: isPossible)
    }

    /// Returns the precipitation in fewer words: "rain", "thundery showers", or "heavy rain" if all of it is heavy; nil if it
    /// is dry.
    ///
    /// - Parameter danger: Dangerous precipitation that comes in the same period; nil for none.
    func briefWords(beside danger: PrecipitationSpell?) -> String? {
        if danger == nil, intensities?.lowerBound == .heavy { return words }
        guard let plain = plainTerm else { return nil }
        guard let danger, let grave = danger.plainTerm else { return asLikely(plain) }
        guard kind == .liquid, danger.kind == .thunder, !danger.hasHail else {
            return WeatherTerm.joined([plain, grave], isPossible: isPossible)
        }
        return asLikely(plain.thundery)
    }

    /// Whether there is hail in it.
    var hasHail: Bool { slices.contains { [.hail, .thunderstormWithHail].contains($0.condition) } }

    /// The condition to depict: that with the highest rate, else the strongest; nil if it is dry.
    package var condition: WeatherCondition? {
        guard isWet else { return nil }
        return peak?.condition ?? wet.max { ($0.intensity ?? .light) < ($1.intensity ?? .light) }?.condition
    }

    /// Whether it is dry and the sky mostly clear in the first six hours for which there are rows.
    package var isClear: Bool {
        let skies = slices.filter { !$0.isStep && $0.start < start.addingTimeInterval(6 * 3600) }.map(\.condition)
        return skies.count { $0 == .clear || $0 == .mostlyClear } * 2 > skies.count
    }

    /// Appends the next slice; returns false if its weather is different.
    package mutating func take(_ slice: PrecipitationSlice) -> Bool {
        guard slice.kind == kind, slice.start <= end else { return false }
        // The chance of an hour that is dry by its steps does not begin rain that is certain, nor lengthen it.
        let isLast = slices[slices.count - 1].isChanceOnly
        guard slice.isChanceOnly == isLast || (slice.isPossible && isPossible) else { return false }
        slices.append(slice)
        return true
    }

    /// Appends a pause and the wet spell after it.
    package mutating func take(_ pause: PrecipitationSpell, then next: PrecipitationSpell) {
        slices += pause.slices + next.slices
        isIntermittent = true
    }

    private var wet: [PrecipitationSlice] { slices.filter { $0.kind != nil } }

    private func asLikely(_ weather: WeatherTerm) -> String { isPossible ? weather.possibleWords : weather.words }

    private var weather: WeatherTerm? {
        guard let intensities else { return nil }
        let conditions = Set(wet.map(\.condition))
        // A spell of thunder is hours of the day, not one storm: "rain now, thunderstorms in 20 minutes".
        guard kind != .thunder else { return plainTerm }
        if let only = conditions.first, conditions.count == 1 { return .condition(only) }
        if intensities.lowerBound < intensities.upperBound || Set(conditions.map(\.isShowery)).count > 1 {
            return plainTerm
        }
        return conditions.filter { !$0.isDrizzle }.min { $0.words < $1.words }.map { .condition($0) } ?? plainTerm
    }

    private var plainTerm: WeatherTerm? { kind.map { Self.plainTerm(of: [self], $0) } }

    /// Returns the term for spells of one kind, such as "showers", without an intensity.
    static func plainTerm(of spells: [PrecipitationSpell], _ kind: PrecipitationKind) -> WeatherTerm {
        let conditions = spells.flatMap(\.wet).map(\.condition)
        return switch kind {
        case .liquid where conditions.allSatisfy(\.isShowery): .showers
        case .liquid where conditions.allSatisfy(\.isDrizzle): .condition(.drizzle)
        case .frozen where conditions.allSatisfy(\.isShowery): .condition(.snowShowers)
        case .thunder where conditions.allSatisfy { $0 == .hail }: .condition(.hail)
        case .thunder where spells.contains(where: \.hasHail): .thunderstormsWithHail
        default: kind.term
        }
    }
}

extension PrecipitationSpell {
    /// The beginning of the strongest slice, if most of what a long spell brings falls in the hours around it; else nil.
    var gathering: Date? {
        guard let peak, duration >= 5 * 3600 else { return nil }
        let half: TimeInterval = (duration >= 8 * 3600 ? 5 : 3) * 1800
        let middle = peak.start.addingTimeInterval(peak.end.timeIntervalSince(peak.start) / 2)
        let around = middle.addingTimeInterval(-half)..<middle.addingTimeInterval(half)
        func amount(_ slices: [PrecipitationSlice]) -> Double {
            slices.reduce(0) { $0 + ($1.rate ?? 0) * $1.end.timeIntervalSince($1.start) }
        }
        let near = amount(slices.compactMap { $0.clipped(to: around) })
        return near * 2 > amount(slices) ? peak.start : nil
    }
}

extension WeatherCondition {
    /// Whether the precipitation comes as showers.
    var isShowery: Bool {
        switch self {
        case .lightRainShowers, .rainShowers, .heavyRainShowers, .lightSnowShowers, .snowShowers, .heavySnowShowers,
            .sleetShowers:
            true
        default: false
        }
    }

    /// Whether it is drizzle, freezing or not.
    var isDrizzle: Bool {
        switch self {
        case .lightDrizzle, .drizzle, .heavyDrizzle, .lightFreezingDrizzle, .freezingDrizzle: true
        default: false
        }
    }
}
