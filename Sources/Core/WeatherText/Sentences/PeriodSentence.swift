import Foundation
import WeatherModel

/// The weather of a day or a night in two short lines, wet or dry: "Rain till 20:00, heavy at 15:00".
package struct PeriodSentence: Equatable {
    package let text: String

    /// - Parameter isNight: Whether the sky is described as at night.
    package init(_ period: PeriodWeather, isNight: Bool, _ context: SentenceContext) {
        let clauses = PeriodClauses(period: period, isNight: isNight, context: context)
        let wet = clauses.wet
        text = (wet.isEmpty ? clauses.dry : TileLines.fitting(wet)).capitalizedFirst
    }
}
