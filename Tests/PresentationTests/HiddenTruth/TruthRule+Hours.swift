import Foundation
import HiddenTruth
import WeatherModel

extension TruthRule {
    /// What the rows of hours show.
    static let hours: [TruthRule] = [
        TruthRule("An hour is shown wet exactly where rain falls in it") { page in
            page.knownHours.first { row, period in
                let isWet = page.truth.isWet(period.lowerBound, period.upperBound)
                return GeneratedPage.isWet(row.weather) != isWet
            }.map { "\($0.row.id) \($0.row.weather)" }
        },
        TruthRule("Snow is called snow, and thunder thunder") { page in
            page.knownHours.first { row, period in
                let kinds = page.truth.falls(period)
                guard kinds.count == 1, let kind = kinds.first else { return false }
                let told = row.weather.lowercased()
                return told.contains("snow") != (kind == .snow) || told.contains("thunder") != (kind == .thunder)
            }.map { "\($0.row.id) \($0.row.weather)" }
        },
        TruthRule("The temperature of an hour is that of its beginning") { page in
            page.hours.first { row in
                let told = Temperature(page.truth.temperatures[page.truth.index(row.time)])
                return !row.isNow && row.temperatureText != "—"
                    && row.temperatureText != Samples.formatter.temperature(told)
            }.map { "\($0.id) \($0.temperatureText)" }
        },
        TruthRule("The chance of an hour is its own") { page in
            page.knownHours.first { row, period in
                guard let told = number(row.precipitationText, "%") else { return false }
                return told != page.truth.chance(period)
            }.map { "\($0.row.id) \($0.row.precipitationText ?? "")" }
        },
    ]
}
