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
        TruthRule("A tile names what falls in the time it tells, and nothing else") { page in
            page.knownTiles.first { tile, period in
                tile.dates.count < 2 && isWrong(kinds: tile.sentence, period, page)
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
        if let match = told.firstMatch(of: /until (\d\d:\d\d|midnight), then (.+)/),
            GeneratedPage.isWet(String(match.2))
        {
            guard !told.hasPrefix("dry until"), let time = page.time(match.1, within: period) else {
                return told.hasPrefix("dry until") && !starts(match.1)
            }
            return !page.truth.isWet(time - page.step(at: time), time)
                || !page.truth.isWet(time, time + page.step(at: time))
        }
        if told.contains("mostly") || told.contains("most of the time") { return isWrong(mostly: told, period, page) }
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

    /// Returns whether more than something slight falls outside of the time that is told.
    private static func isWrong(mostly told: String, _ period: Range<Date>, _ page: TruePage) -> Bool {
        let span = span(of: told, period, page)
        guard page.truth.isWet(span.lowerBound, span.upperBound) else { return true }
        let slack = page.step(at: span.upperBound) + (period.lowerBound <= page.truth.now ? page.source.lag : 0)
        let before = period.lowerBound..<max(period.lowerBound, span.lowerBound - slack)
        let after = min(period.upperBound, span.upperBound + slack)..<period.upperBound
        return page.truth.sum(before) + page.truth.sum(after) > page.truth.sum(span) / 5 + 0.2
    }

    /// Returns whether a kind that falls in the time that is told is not named, or one is named that does not fall.
    private static func isWrong(kinds sentence: String, _ period: Range<Date>, _ page: TruePage) -> Bool {
        let told = sentence.lowercased()
        guard GeneratedPage.isWet(told), !told.contains("possible") else { return false }
        if let match = told.firstMatch(of: /^([^,]+) until (\d\d:\d\d|midnight), then (.+)/),
            GeneratedPage.isWet(String(match.1)), GeneratedPage.isWet(String(match.3)),
            let turn = page.time(match.2, within: period)
        {
            return isWrong(named: String(match.1), period.lowerBound..<turn, page)
                || isWrong(named: String(match.3), turn..<period.upperBound, page)
        }
        return isWrong(named: told, span(of: told, period, page), page)
    }

    private static func isWrong(named told: String, _ span: Range<Date>, _ page: TruePage) -> Bool {
        let rain = told.replacing("snow showers", with: "snow")
        var named: Set<TrueFall> = []
        if ["rain", "shower", "drizzle", "thundery"].contains(where: rain.contains) { named.insert(.rain) }
        if told.contains("snow") { named.insert(.snow) }
        if told.contains("thunder") { named.insert(.thunder) }
        let isMissing = page.knownHours.contains { row, hour in
            let kinds = page.truth.falls(hour)
            guard hour.lowerBound >= span.lowerBound, hour.upperBound <= span.upperBound, kinds.count == 1,
                !row.weather.contains("possible"), page.truth.chance(hour) ?? 100 >= 50
            else { return false }
            let isSlight = told.contains("most") && page.truth.sum(hour) * 5 <= page.truth.sum(span)
            return !isSlight && !kinds.isSubset(of: named)
        }
        let falls = page.truth.falls(page.outer(span))
        return isMissing || !named.isSubset(of: falls)
    }

    /// Returns the time that a tile names, of the whole period where it names none.
    private static func span(of told: String, _ period: Range<Date>, _ page: TruePage) -> Range<Date> {
        var span = period
        func narrow(from start: Substring?, to end: Substring?) {
            let start = start.flatMap { page.time($0, within: period) } ?? period.lowerBound
            let end = end.flatMap { page.time($0, within: period) } ?? period.upperBound
            span = start..<max(start, end)
        }
        if let match = told.firstMatch(of: /(?:from|,|mostly) (\d\d:\d\d|midnight) to (\d\d:\d\d|midnight)/) {
            narrow(from: match.1, to: match.2)
        } else if let match = told.firstMatch(of: /dry until (\d\d:\d\d|midnight)/) {
            narrow(from: match.1, to: nil)
        } else if let match = told.firstMatch(of: /until (\d\d:\d\d|midnight)/) {
            narrow(from: nil, to: match.1)
        } else if let match = told.firstMatch(of: /from (\d\d:\d\d|midnight)/) {
            narrow(from: match.1, to: nil)
        }
        return span
    }
}
