import Foundation
import HiddenTruth
import WeatherModel

extension TruthRule {
    /// What the rows of hours show.
    static let hours: [TruthRule] = [
        TruthRule("An hour is shown wet exactly where rain falls in it") { page in
            page.knownHours.first { row, period in
                let isWet = page.truth.isWet(period.lowerBound, period.upperBound)
                return [row.weather, withoutChance(row.spokenText)].contains { GeneratedPage.isWet($0) != isWet }
                    || GeneratedPage.isWet(artwork: row.artworkName) != isWet
                    || ["showers", "snow", "storm"].contains { row.iconName.contains($0) } != isWet
            }.map { "\($0.row.id) \($0.row.weather) \($0.row.artworkName)" }
        },
        TruthRule("Snow is called snow, and thunder thunder") { page in
            page.knownHours.first { row, period in
                let kinds = page.truth.falls(period)
                guard kinds.count == 1, let kind = kinds.first else { return false }
                return [row.weather, row.spokenText, row.artworkName].contains { text in
                    let told = text.lowercased()
                    return told.contains("snow") != (kind == .snow) || told.contains("thunder") != (kind == .thunder)
                }
            }.map { "\($0.row.id) \($0.row.weather) | \($0.row.spokenText)" }
        },
        TruthRule("What may fall in a dry hour is snow exactly where it is cold") { page in
            page.knownHours.first { row, period in
                guard page.truth.falls(period).isEmpty, row.spokenText.contains("chance of") else { return false }
                let isCold = page.truth.temperatures[page.truth.index(row.time)] <= TrueWeather.coldest
                // In whole degrees it may be half a degree more or less.
                let isSure = abs(page.truth.temperatures[page.truth.index(row.time)] - TrueWeather.coldest) > 1
                return isSure && row.spokenText.contains("chance of snow") != isCold
            }.map { "\($0.row.id) \($0.row.spokenText)" }
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
