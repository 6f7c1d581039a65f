import Astronomy
import Foundation
import WeatherModel
import WeatherStore

extension HourlyQuantity {
    /// Returns what is known of a step: the value of all of it, or those at its ends with the extremes that the row has.
    ///
    /// - Parameter first: The row that ends where the step begins; nil where there is none.
    func course(from first: Hour?, to last: Hour) -> QuantityCourse {
        if isOfWholeStep { return QuantityCourse(whole: whole(of: last).map { $0...$0 }) }
        var course = QuantityCourse(
            points: [first, last].compactMap(\.self).compactMap { row in
                instant(of: row).map { QuantityCourse.Point(time: row.time, value: $0) }
            })
        if self == .temperature {
            let extremes = [last.high, last.low].compactMap { $0?.value }.filter(\.isFinite)
            if let lowest = extremes.min(), let highest = extremes.max() { course.whole = lowest...highest }
        }
        return course
    }

    /// Returns the height of the sun or the light of the moon at the ends and in the middle of a step; nil for what is
    /// forecast.
    func course(in span: Range<Date>, over coordinates: Coordinates) -> QuantityCourse? {
        let middle = span.lowerBound.addingTimeInterval(span.upperBound.timeIntervalSince(span.lowerBound) / 2)
        let value: (Date) -> Double
        switch self {
        case .sunHeight: value = { Sun.heightOverHorizon(at: $0, over: coordinates) }
        case .moonLight:
            value = {
                Moon.direction(at: $0, over: coordinates).altitude > 0 ? 100 * Moon.illumination(at: $0) : 0
            }
        default: return nil
        }
        return QuantityCourse(
            points: [span.lowerBound, middle, span.upperBound].map { QuantityCourse.Point(time: $0, value: value($0)) })
    }

    /// Whether a source gives one value for all of a step, and not that of an instant.
    private var isOfWholeStep: Bool {
        switch self {
        case .precipitation, .precipitationProbability, .windGust: true
        default: false
        }
    }

    private func whole(of hour: Hour) -> Double? {
        let value: Double? =
            switch self {
            case .precipitation: hour.rate
            case .precipitationProbability: hour.precipitationProbability?.value
            case .windGust: hour.windGust?.value
            default: nil
            }
        return value.flatMap { $0.isFinite ? $0 : nil }
    }

    private func instant(of hour: Hour) -> Double? {
        let value: Double? =
            switch self {
            case .temperature: hour.temperature?.value
            case .feelsLike: FeelsLike(hour.conditions)?.temperature.value
            case .windSpeed: hour.windSpeed?.value
            case .humidity: hour.relativeHumidity?.value
            case .cloudCover: hour.cloudCover?.value
            case .uvIndex: hour.uvIndex?.value
            case .visibility: hour.visibility?.value
            case .precipitation, .precipitationProbability, .windGust, .airQuality, .pollen, .sunHeight, .moonLight: nil
            }
        return value.flatMap { $0.isFinite ? $0 : nil }
    }
}

extension Hour {
    /// The least rate that is wet, in millimetres an hour.
    private static let wet = 0.1

    /// The precipitation in millimetres an hour, no less than wet where the page says that it is; nil where it is not known.
    fileprivate var rate: Double? {
        // Where the present divides the step, its amount is that of what is left.
        let counted = time.timeIntervalSince(max(covered.lowerBound, restStart ?? covered.lowerBound))
        let told = conditions.precipitation.map { $0.value * 3600 / max(counted, 60) }
        guard isWetBySteps == true || isWetByReport == true else { return told }
        return max(told ?? 0, Self.wet)
    }
}
