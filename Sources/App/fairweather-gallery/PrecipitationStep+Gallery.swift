import Foundation
import WeatherModel

extension [PrecipitationStep] {
    /// Returns the two hours of rain of the drawings in steps of five minutes: light, moderate after forty minutes.
    static func drawn(at now: Date) -> [PrecipitationStep] {
        millimetresPerHour.enumerated().map { index, rate in
            PrecipitationStep(
                time: now + Double(index + 1) * 300, duration: 300, precipitation: Precipitation(rate / 12),
                condition: rate < 2.5 ? .lightRain : .rain)
        }
    }

    private static let millimetresPerHour = [
        1.3, 1.4, 1.5, 1.7, 1.9, 2.1, 2.2, 2.4, 2.6, 2.8, 3.0, 3.1, 3.2, 3.4, 3.5, 3.6, 3.8, 3.8, 4.0, 4.1, 4.3, 4.5,
        4.8,
        5.0,
    ]
}
