import Foundation
import WeatherModel

extension WeatherReport {
    /// When the first of the parts that there is arrived, and who gave it.
    func stamp(ofFirst parts: [WeatherPart]) -> (part: WeatherPart, fetchedAt: Date, source: WeatherSource)? {
        parts.lazy.compactMap { part in
            guard let fetchedAt = fetchedAt(part), let source = source(of: part) else { return nil }
            return (part, fetchedAt, source)
        }.first
    }

    private func source(of part: WeatherPart) -> WeatherSource? {
        switch part {
        case .current: current?.source
        case .minutes: minutes?.source
        case .hours: hours?.source
        case .days: days?.source
        case .airQuality: airQuality?.source
        case .alerts: alerts?.source
        }
    }
}
