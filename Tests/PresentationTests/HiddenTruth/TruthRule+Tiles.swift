import Foundation
import HiddenTruth
import WeatherModel

@testable import Presentation

extension TruthRule {
    /// What the tiles show.
    static let tiles: [TruthRule] = [
        TruthRule("A tile is wet exactly where rain falls in its time") { page in
            page.knownTiles.first { tile, period in
                [tile.sentence, tile.spokenText].contains { isWrong(isWet: GeneratedPage.isWet($0), period, page) }
                    || isWrong(isWet: GeneratedPage.isWet(artwork: tile.artworkName), period, page)
            }.map { "\($0.tile.title): \($0.tile.sentence)" }
        },
        TruthRule("Rain of a tile starts and stops when it says") { page in
            page.knownTiles.first { tile, period in
                tile.dates.count < 2 && isWrong(times: tile.sentence, period, page)
            }.map { "\($0.tile.title): \($0.tile.sentence)" }
        },
        TruthRule("A tile with an hour of thunder says so") { page in
            page.knownTiles.first { tile, period in
                tile.dates.count < 2 && hasThunder(period, page)
                    && ![tile.sentence, tile.artworkName].allSatisfy { $0.lowercased().contains("thunder") }
            }.map { "\($0.tile.title): \($0.tile.sentence) \($0.tile.artworkName)" }
        },
        TruthRule("High and low of a tile are those of its hours") { page in
            page.knownTiles.first { tile, period in
                [.tonight, .tomorrow].contains(tile.id)
                    && isWrong(high: tile.high?.value, low: tile.low?.value, period, page)
            }.map { "\($0.tile.title) \($0.tile.highText ?? "") \($0.tile.lowText ?? "")" }
        },
    ]

    private static func isWrong(times sentence: String, _ period: Range<Date>, _ page: TruePage) -> Bool {
        let told = sentence.lowercased()
        let isPresent = period.lowerBound <= page.truth.now
        func starts(_ clock: Substring) -> Bool {
            guard let time = page.time(clock, within: period) else { return true }
            return page.truth.isWet(time, time + page.step(at: time))
                && !page.truth.isWet(period.lowerBound + (isPresent ? page.source.lag : 0), time - 60)
        }
        func stops(_ clock: Substring) -> Bool {
            guard let time = page.time(clock, within: period) else { return true }
            let before = page.step(at: time) + (isPresent && page.isBehind ? page.source.lag : 0)
            return page.truth.isWet(time - before, time) && !page.truth.isWet(time + 60, period.upperBound)
        }
        if let match = told.firstMatch(of: /dry until (\d\d:\d\d|midnight), then/) { return !starts(match.1) }
        guard GeneratedPage.isWet(told) else { return false }
        if let match = told.firstMatch(of: /(?:from|,) (\d\d:\d\d|midnight) to (\d\d:\d\d|midnight)/) {
            return !starts(match.1) || !stops(match.2)
        }
        if let match = told.firstMatch(of: /until (\d\d:\d\d|midnight)/) { return !stops(match.1) }
        if let match = told.firstMatch(of: /from (\d\d:\d\d|midnight)/) { return !starts(match.1) }
        guard told.contains("all day") || told.contains("all night") || told.contains("rest of the day") else {
            return false
        }
        let hour: TimeInterval = 3600
        let (first, last) = (page.step(at: period.lowerBound + hour), page.step(at: period.upperBound))
        return !page.truth.isWet(period.lowerBound - first - page.source.lag, period.lowerBound + hour + first)
            || !page.truth.isWet(period.upperBound - hour - last, period.upperBound + last)
    }
}
