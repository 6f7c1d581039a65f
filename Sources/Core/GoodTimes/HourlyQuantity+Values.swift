import Astronomy
import Foundation
import WeatherModel
import WeatherStore

extension HourlyQuantity {
    /// Returns the value over the whole step of the row; nil for a quantity of an instant and where it is not known.
    func values(in hour: Hour) -> ClosedRange<Double>? {
        let value: Double? =
            switch self {
            case .precipitation: hour.rate
            case .precipitationProbability: hour.precipitationProbability?.value
            case .windGust: hour.windGust?.value
            default: nil
            }
        return value.flatMap { $0.isFinite ? $0...$0 : nil }
    }

    /// Returns the lowest and highest value between two rows, with the extremes that the second one has of its step.
    ///
    /// Returns nil for a quantity of a whole step, and where the value at either end is not known.
    func values(from first: Hour?, to last: Hour) -> ClosedRange<Double>? {
        guard let one = first.flatMap(instant), let other = instant(of: last) else { return nil }
        var known = [one, other]
        if self == .temperature { known += [last.high, last.low].compactMap { $0?.value }.filter(\.isFinite) }
        guard let lowest = known.min(), let highest = known.max() else { return nil }
        return lowest...highest
    }

    /// Returns the height of the sun or the light of the moon at the ends and in the middle of a step; nil for what is
    /// forecast.
    func values(in span: Range<Date>, over coordinates: Coordinates) -> ClosedRange<Double>? {
        let middle = span.lowerBound.addingTimeInterval(span.upperBound.timeIntervalSince(span.lowerBound) / 2)
        let moments = [span.lowerBound, middle, span.upperBound]
        let values: [Double]
        switch self {
        case .sunHeight: values = moments.map { Sun.heightOverHorizon(at: $0, over: coordinates) }
        case .moonLight:
            values = moments.map {
                Moon.direction(at: $0, over: coordinates).altitude > 0 ? 100 * Moon.illumination(at: $0) : 0
            }
        default: return nil
        }
        guard let lowest = values.min(), let highest = values.max() else { return nil }
        return lowest...highest
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
        let told = conditions.precipitation.map { $0.value / (duration / 3600) }
        guard isWetBySteps == true || isWetByReport == true else { return told }
        return max(told ?? 0, Self.wet)
    }
}
