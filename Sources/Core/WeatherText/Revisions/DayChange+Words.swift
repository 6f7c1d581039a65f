import ForecastHistory
import Foundation
import WeatherModel

extension DayChange {
    /// Returns "rain 20% → 70%" or "high 11° → 7°".
    ///
    /// - Parameter kind: What may fall.
    func text(of kind: PrecipitationKind, _ formatter: WeatherFormatter) -> String {
        // Each language says which way it runs.
        func arrow(_ values: (old: String, new: String)) -> [String: String] {
            ["values": formatter.isolated(tr("{old} → {new}", ["old": values.old, "new": values.new]))]
        }
        switch self {
        case .kind(_, let new): return new.insteadOfOther
        case .chance, .amount:
            let values = arrow(values(formatter))
            return switch kind {
            case .frozen: tr("snow {values}", values)
            case .mixed: tr("rain or snow {values}", values)
            case .liquid, .freezing, .thunder: tr("rain {values}", values)
            }
        case .high: return tr("high {values}", arrow(values(formatter)))
        case .low: return tr("low {values}", arrow(values(formatter)))
        }
    }

    /// Returns "rain from 20 percent to 70 percent" for a screen reader.
    func spokenText(of kind: PrecipitationKind, _ formatter: WeatherFormatter) -> String {
        let texts = values(formatter)
        let values = ["old": texts.old, "new": texts.new]
        switch self {
        case .kind(_, let new): return new.insteadOfOther
        case .chance, .amount:
            return switch kind {
            case .frozen: tr("snow from {old} to {new}", values)
            case .mixed: tr("rain or snow from {old} to {new}", values)
            case .liquid, .freezing, .thunder: tr("rain from {old} to {new}", values)
            }
        case .high: return tr("high from {old} to {new}", values)
        case .low: return tr("low from {old} to {new}", values)
        }
    }

    private func values(_ formatter: WeatherFormatter) -> (old: String, new: String) {
        switch self {
        case .kind(let old, let new): (old.words, new.words)
        case .chance(let old, let new): (formatter.percentage(old), formatter.percentage(new))
        case .amount(let old, let new):
            (DayPrecipitation.sumText(old, formatter), DayPrecipitation.sumText(new, formatter))
        case .high(let old, let new), .low(let old, let new):
            (formatter.temperature(old), formatter.temperature(new))
        }
    }
}

extension PrecipitationKind {
    fileprivate var insteadOfOther: String {
        self == .frozen ? tr("snow instead of rain") : tr("rain instead of snow")
    }
}
