import Foundation
import WeatherModel

/// What a day or a night brings, in two short lines that say wet or dry: "Rain till 20:00, heavy at 15:00".
package struct PeriodSentence: Equatable {
    package let text: String

    /// - Parameter isNight: Whether its sky is told as that of a night.
    package init(_ period: PeriodWeather, isNight: Bool, _ telling: Telling) {
        let telling = PeriodTelling(period: period, isNight: isNight, telling: telling)
        text = (telling.wet ?? telling.dry).capitalizedFirst
    }
}
