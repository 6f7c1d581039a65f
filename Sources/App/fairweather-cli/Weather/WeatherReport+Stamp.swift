import Foundation
import WeatherModel

extension WeatherReport {
    /// When a part arrived, and who gave it.
    typealias Stamp = (part: WeatherPart, fetchedAt: Date, source: WeatherSource, validUntil: Date?)

    /// One for every part there is.
    var stamps: [Stamp] { WeatherPart.allCases.compactMap(stamp) }

    /// Of the first of the parts that there is.
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
        }
    }
}
