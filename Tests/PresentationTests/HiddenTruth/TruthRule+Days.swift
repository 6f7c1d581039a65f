import Foundation
import HiddenTruth
import WeatherModel

extension TruthRule {
    /// What the rows of days show.
    static let days: [TruthRule] = [
        TruthRule("A day is shown wet exactly where rain falls in what is left of it") { page in
            page.knownDays.first { row, period in
                isWrong(isWet: GeneratedPage.isWet(row.weather), period, page)
                    || isWrong(isWet: GeneratedPage.isWet(artwork: row.artworkName), period, page)
            }.map { "\($0.row.id) \($0.row.weather) \($0.row.artworkName)" }
        },
        TruthRule("High and low of a day are those of its hours") { page in
            page.knownDays.first { row, period in
                guard !row.isPartial, row.dayText != "Today", let high = row.high?.value, let low = row.low?.value
                else {
                    return false
                }
                return isWrong(high: high, low: low, period, page)
            }.map { "\($0.row.id) \($0.row.highText) \($0.row.lowText)" }
        },
        TruthRule("The amount of a day is what falls in what is left of it") { page in
            page.knownDays.first { row, period in
                guard let told = number(row.sumText, " mm") else { return false }
                let outer = page.outer(period)
                let steps = page.truth.hours(outer).count {
                    page.truth.isWet(page.truth.hour($0), page.truth.hour($0 + 1))
                }
                // From a millimetre on, a day's amount is told in whole ones.
                let whole = told >= 1 ? 0.5 : 0
                let rounding = 0.05 * Double(steps) * max(1, 3600 / page.source.step) + 0.06 + whole
                let grid: TimeInterval = page.source == .nationalWeatherService ? 21_600 : 0
                let most = page.truth.sum(outer.lowerBound - grid..<outer.upperBound + grid)
                let inner = page.inner(
                    period.lowerBound + grid..<max(period.lowerBound + grid, period.upperBound - grid))
                return told > most + rounding || told < page.truth.sum(inner) - rounding
            }.map { "\($0.row.id) \($0.row.sumText), but \(page.truth.sum($0.period))" }
        },
        TruthRule("The chance of a day is the highest of what is left of it") { page in
            page.knownDays.first { row, period in
                let told = number(row.chanceText, "%") ?? (row.chanceText?.hasPrefix("dry") == true ? 9 : nil)
                guard let told, let most = page.truth.chance(page.outer(period)) else { return false }
                // Where quarters of an hour are told, these go before the chance of their hour.
                let replaced = page.source == .openMeteoWithQuarters ? page.truth.now + 25_200 : page.truth.now
                let start = max(period.lowerBound, replaced)
                let inner = page.inner(start..<max(start, period.upperBound))
                let least = inner.isEmpty ? 0 : page.truth.chance(inner) ?? 0
                return told > max(most, 9) || told < min(least, told < 10 ? 9 : least)
            }.map { "\($0.row.id) \($0.row.chanceText ?? "")" }
        },
        TruthRule("A day with an hour of thunder is called so") { page in
            page.knownDays.first { row, period in
                hasThunder(period, page)
                    && ![row.weather, row.artworkName].allSatisfy { $0.lowercased().contains("thunder") }
            }.map { "\($0.row.id) \($0.row.weather) \($0.row.artworkName)" }
        },
        TruthRule("A day on which rain fell is dry only from now on") { page in
            guard let midnight = CivilDate(page.truth.now, in: page.zone).start(in: page.zone),
                page.truth.sum(midnight..<page.truth.now) >= 1
            else { return nil }
            let texts = page.textsOfToday + [page.today?.chanceText].compactMap { $0 }
            return texts.first { text in
                let told = withoutChance(text.lowercased())
                return !GeneratedPage.isWet(told)
                    && told.range(of: "^dry|: dry|, dry", options: .regularExpression) != nil
                    && !told.contains("dry from now on") && told != "dry now"
            }
        },
    ]

    /// Returns whether it thunders in the period for an hour that its source tells as likely.
    static func hasThunder(_ period: Range<Date>, _ page: TruePage) -> Bool {
        page.knownHours.contains { _, hour in
            hour.lowerBound >= period.lowerBound && hour.upperBound <= period.upperBound
                && page.truth.falls(hour) == [.thunder] && page.truth.chance(hour) ?? 100 >= 50
        }
    }

    /// Returns whether what is shown of a period is wet where nothing falls in it, or dry where something does.
    static func isWrong(isWet: Bool, _ period: Range<Date>, _ page: TruePage) -> Bool {
        let (outer, inner) = (page.outer(period), page.inner(period))
        let isPresent = period.lowerBound <= page.truth.now
        // A row that reaches over an end is counted with both sides.
        let own = isPresent ? inner.lowerBound..<max(inner.lowerBound, period.upperBound) : period
        return isWet
            ? !page.truth.isWet(outer.lowerBound, outer.upperBound) : page.truth.isWet(own.lowerBound, own.upperBound)
    }

    /// Returns whether high or low of a period lie outside of what its hours and those beside it have.
    static func isWrong(high: Double?, low: Double?, _ period: Range<Date>, _ page: TruePage) -> Bool {
        func degrees(_ period: Range<Date>) -> [Double] {
            page.truth.hours(period).filter { page.truth.hour($0) >= period.lowerBound }
                .map { page.truth.temperatures[$0] }
        }
        // Degrees are told for full hours, whatever the steps of the rain.
        let step = max(page.step(at: period.upperBound), 3600)
        let isCoarse = step > 3600
        let far = degrees(period.lowerBound - step..<period.upperBound + step)
        let own = degrees(period)
        let tolerance = page.source.rounding + 0.06
        guard let most = far.max(), let least = far.min(), let high1 = own.max(), let low1 = own.min() else {
            return false
        }
        let isHighWrong = high.map { $0 > most + tolerance || (!isCoarse && $0 < high1 - tolerance) } ?? false
        let isLowWrong = low.map { $0 < least - tolerance || (!isCoarse && $0 > low1 + tolerance) } ?? false
        return isHighWrong || isLowWrong
    }
}
