package import Foundation
package import WeatherModel

/// A period with constant weather: a step of a few minutes or a row of any length.
package struct PrecipitationSlice: Equatable {
    /// The beginning, which is not before the present.
    package var start: Date
    package var end: Date
    /// The condition that is shown for the period.
    package private(set) var condition: WeatherCondition
    /// Whether the precipitation is shown as merely possible.
    package private(set) var isPossible: Bool
    /// The average rate in millimetres of water an hour; nil if it is not known.
    package let rate: Double?
    /// Whether the slice is one of the source's steps of a few minutes.
    package let isStep: Bool
    /// Whether precipitation is forecast for some time of the slice but has not begun.
    package var isAwaited = false
    /// Whether it is reported where no forecast has it, so that nobody says when it ends.
    package var isEndUnknown = false
    /// Whether only its sky is known, as no row ends it.
    var isSkyOnly = false
    /// The sky of a dry step in an hour that has a chance of rain all the same; nil for all others.
    private var skyOfChance: WeatherCondition?

    init(
        start: Date, end: Date, condition: WeatherCondition, isPossible: Bool, rate: Double?, isStep: Bool
    ) {
        (self.start, self.end, self.condition) = (start, end, condition)
        (self.isPossible, self.rate, self.isStep) = (isPossible, rate, isStep)
    }

    /// Whether the source's step is dry, but its hour has a chance of half or more.
    package var isChanceOnly: Bool { skyOfChance != nil }

    /// Returns the dry step with what may fall in its hour.
    func possible(_ weather: WeatherCondition) -> PrecipitationSlice {
        var slice = self
        slice.skyOfChance = condition
        (slice.condition, slice.isPossible) = (weather, true)
        return slice
    }

    /// The slice as the source's step tells it, whatever the chance of its hour.
    var withoutChance: PrecipitationSlice {
        guard let sky = skyOfChance else { return self }
        var slice = self
        (slice.condition, slice.isPossible, slice.isAwaited, slice.skyOfChance) = (sky, false, false, nil)
        return slice
    }

    /// The form of precipitation; nil if it is dry.
    package var kind: PrecipitationKind? { PrecipitationKind(condition) }

    /// The lesser of what its name and its rate say; nil where it is dry.
    package var intensity: PrecipitationIntensity? {
        guard kind != nil else { return nil }
        // By the limits that its name is bound by, so that the words agree.
        let measured = rate.map { PrecipitationIntensity(rate: $0, of: kind == .frozen ? .snow : .rain) }
        let named = condition.intensity == nil && measured != nil ? nil : PrecipitationIntensity(condition)
        return [measured, named].compactMap { $0 }.min()
    }

    /// Returns the part of the slice inside the range; nil if there is none.
    package func clipped(to range: Range<Date>) -> PrecipitationSlice? {
        var slice = self
        slice.start = max(start, range.lowerBound)
        slice.end = min(end, range.upperBound)
        return slice.start < slice.end ? slice : nil
    }
}
