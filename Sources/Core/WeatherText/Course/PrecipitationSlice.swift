package import Foundation
package import WeatherModel

/// A stretch of time of which a source says one thing: a few minutes, or a row of any length.
package struct PrecipitationSlice: Equatable {
    /// Not before the present.
    package var start: Date
    package var end: Date
    /// What is shown for it.
    package let condition: WeatherCondition
    /// Whether it is shown as possible only.
    package let isPossible: Bool
    /// Millimetres of water an hour, on the average; nil where it is not known.
    package let rate: Double?
    /// Whether it is one of the source's steps of a few minutes.
    package let isStep: Bool
    /// Whether it falls at some time in it, but not yet.
    package var isAwaited = false

    /// Nil where it is dry.
    package var kind: PrecipitationKind? { PrecipitationKind(condition) }

    /// The lesser of what its name and its rate say; nil where it is dry.
    package var intensity: PrecipitationIntensity? {
        guard kind != nil else { return nil }
        // By the limits that its name is bound by, so that the words agree.
        let measured = rate.map { PrecipitationIntensity(rate: $0, of: kind == .frozen ? .snow : .rain) }
        let named = condition.intensity == nil && measured != nil ? nil : PrecipitationIntensity(condition)
        return [measured, named].compactMap { $0 }.min()
    }

    /// The part of it within the range; nil where there is none.
    package func clipped(to range: Range<Date>) -> PrecipitationSlice? {
        var slice = self
        slice.start = max(start, range.lowerBound)
        slice.end = min(end, range.upperBound)
        return slice.start < slice.end ? slice : nil
    }
}
