import Foundation
import HiddenTruth
import WeatherModel

extension TruthRule {
    /// What is said and shown of the sky, the sun, heat and frost.
    static let sky: [TruthRule] = [
        TruthRule("Words of a dry hour are those of its clouds") { page in
            page.knownHours.first { row, period in
                guard page.truth.falls(period).isEmpty else { return false }
                return words.firstIndex(of: row.weather.lowercased()).map(covers(period, page).contains) != true
            }.map { "\($0.row.id) \($0.row.weather) \(covers($0.period, page))" }
        },
        TruthRule("The sky of a dry day is that of its hours") { page in
            page.knownDays.first { row, period in
                guard row.dayText != "Today", !GeneratedPage.isWet(row.weather) else { return false }
                let seen = page.clouds(period)
                func mean(_ values: ArraySlice<Double>) -> Double { values.reduce(0, +) / Double(max(values.count, 1)) }
                let turn = mean(seen.suffix(seen.count / 2)) - mean(seen.prefix(seen.count / 2))
                let (told, cover) = (row.weather.lowercased(), mean(seen[...]))
                let isRight =
                    told.hasPrefix("sunny spells") || told.hasPrefix("some cloud")
                    ? (15...90).contains(cover)
                    : told.hasPrefix("sunny") || told == "clear" || told.hasPrefix("clear,")
                        ? cover < 55
                        : told.hasPrefix("cloudy")
                            ? cover > 50 : told.hasPrefix("clouding over") ? turn > 10 : turn < -10
                return !isRight
            }.map { "\($0.row.id) \($0.row.weather)" }
        },
        TruthRule("Heat and frost are told exactly where they are") { page in
            page.knownDays.first { row, period in
                guard !GeneratedPage.isWet(row.weather), row.dayText != "Today" else { return false }
                let own = page.truth.hours(page.inner(period)).map { page.truth.temperatures[$0] }
                let far = page.truth.hours(page.outer(period)).map { page.truth.temperatures[$0] }
                let told = row.weather.lowercased()
                let (high, low) = (own.max() ?? 0, far.min() ?? 0)
                return (told.contains("hot") && (far.max() ?? 0) < 29.4)
                    || (high > 30.6 && !told.contains("hot") && page.sun(period) >= 250)
                    || (told.contains("frost") && low > 0.1) || (told.contains("bitter") && low > -9.4)
            }.map { "\($0.row.id) \($0.row.weather) \($0.row.highText) \($0.row.lowText)" }
        },
        TruthRule("No sun is spoken of or shown for a today that has little of it left") { page in
            guard let end = CivilDate(page.truth.now, in: page.zone).span(in: page.zone)?.upperBound else { return nil }
            let left = end.timeIntervalSince(page.truth.now)
            let tile = page.tiles.first { $0.id == .today }
            let pictures = [page.today?.artworkName, tile?.artworkName].compactMap { $0 }
            let isShown = pictures.first { name in
                ["clear", "mostly-clear", "partly-cloudy"].contains { name == "fairweather-" + $0 }
            }
            let told =
                isShown
                ?? page.textsOfToday.first { text in
                    ["sunny", "brightening", "sunshine"].contains { text.lowercased().contains($0) }
                }
            guard let told else { return nil }
            let sun = page.sun(page.truth.now..<end) * 60
            // Of a step at the edge of the day, half may be dark.
            let edge = max(page.source.step, 3600) / 2
            return sun + edge < min(left / 3, 25 * 60) ? told : nil
        },
        TruthRule("No night is shown for a today that has 25 minutes of sun left") { page in
            guard let end = CivilDate(page.truth.now, in: page.zone).span(in: page.zone)?.upperBound else { return nil }
            let pictures = [page.today?.artworkName, page.tiles.first { $0.id == .today }?.artworkName]
            let dark = pictures.compactMap(\.self).first { $0.hasSuffix("-night") }
            let edge = max(page.source.step, 3600) / 2
            return page.sun(page.truth.now..<end) * 60 - edge > 25 * 60 ? dark : nil
        },
    ]

    private static let words = ["clear", "mostly clear", "partly cloudy", "mostly cloudy", "overcast"]

    /// Returns the words that may be said of the clouds of a period, by their position.
    private static func covers(_ period: Range<Date>, _ page: TruePage) -> ClosedRange<Int> {
        let own = page.truth.clouds[page.truth.index(period.lowerBound)...page.truth.index(period.upperBound)]
        func position(_ cloud: Double) -> ClosedRange<Int> {
            cloud < 12 ? 0...1 : cloud < 40 ? 1...2 : cloud < 80 ? 2...3 : 4...4
        }
        let (least, most) = (own.min() ?? 0, own.max() ?? 100)
        return position(least).lowerBound...position(most).upperBound
    }
}
