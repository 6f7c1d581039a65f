import Foundation
import WeatherModel

extension WeatherReport {
    /// A part with its time of arrival, source and validity.
    typealias Stamp = (part: WeatherPart, fetchedAt: Date, source: WeatherSource, validUntil: Date?)

    /// The stamps of all parts that the report has.
    var stamps: [Stamp] { WeatherPart.allCases.compactMap(stamp) }

    /// Returns the stamp of the first of the parts that the report has; nil if it has none.
    func stamp(ofFirst parts: [WeatherPart]) -> Stamp? {
        parts.lazy.compactMap(stamp).first
    }

    private func stamp(of part: WeatherPart) -> Stamp? {
        func stamp<Value>(_ sourced: Sourced<Value>?) -> Stamp? {
            sourced.map { (part, $0.fetchedAt, $0.source, $0.validUntil) }
        }
        return switch part {
        case .current: stamp(current)
        case .minutes: stamp(minutes)
        case .hours: stamp(hours)
        case .days: stamp(days)
        case .airQuality: stamp(airQuality)
        case .alerts: stamp(alerts)
        case .spread: stamp(spread)
        }
    }
}
