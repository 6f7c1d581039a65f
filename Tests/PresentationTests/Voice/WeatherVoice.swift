import Foundation
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

/// What the page says of many kinds of weather, each sentence once.
enum WeatherVoice {
    /// Hours of weather in the letters of `Sky`, with ones that end or begin at midnight.
    private static let letters = [
        "........................................", "rrrr....................................",
        "....rrrr................................", "rrrrrrrrrrrrrr..........................",
        "..............rrrr......................", "rrRRrrr.................................",
        "r.r.r.r.r...............................", "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "ssss....................................", "..????..................................",
        "......................rrrr..............", "..................................rrrrrr", ".....",
    ]
    private static let pages = (0..<150).map { GeneratedPage(GeneratedForecast(seed: UInt64($0))) }

    static var courses: [String] {
        let written = letters.compactMap { PageSummary(of: Sky.report($0), Sky.context()).text }
        return first(60, written + pages.map(\.summary))
    }

    static var tiles: [String] {
        first(40, pages.flatMap { $0.tiles.map(\.sentence) }) + first(3, pages.flatMap { $0.tiles.map(\.spokenText) })
    }

    static var rain: [String] { first(20, pages.compactMap { $0.strip?.text }) }

    static var days: [String] {
        first(40, pages.flatMap { $0.days.map(\.weather) }) + first(5, pages.flatMap { $0.days.map(\.spokenText) })
            + first(1, pages.flatMap { $0.days.compactMap(\.rangeDescription) })
    }

    static var openDays: [String] { first(12, pages.flatMap { $0.days.compactMap(\.openText) }) }

    static var details: [String] {
        let cards = pages.flatMap(\.details)
        var texts: [String] = []
        for kind in DetailKind.allCases {
            let own = cards.filter { $0.kind == kind }
            texts += first(1, own.map(\.title)) + first(14, own.compactMap(\.verdict))
            texts += first(2, own.compactMap(\.rangeText)) + first(3, own.flatMap(\.notes))
            texts += first(1, own.map(\.spokenText))
        }
        return texts
    }

    static var warnings: [String] {
        let words = AlertText(
            language: "en-US", event: "Wind Advisory", headline: "Gusts to 45 mph", description: "Strong wind.",
            instruction: "Tie down loose things.", area: "Cook County")
        let times: [(Double?, Double?)] = [(nil, 7200), (3600, 90_000), (90_000, nil), (nil, -600), (3600, 49_200)]
        let coverages: [AlertCoverage?] = [.place, .country, .named, nil]
        let all = times.flatMap { onset, ends in
            coverages.map { coverage in
                AlertDisplayText(
                    Alert(
                        id: "1", sender: "NWS Chicago IL", severity: .severe, onset: onset.map { Sky.now + $0 },
                        ends: ends.map { Sky.now + $0 }, texts: [words], coverage: coverage), Sky.context())
            }
        }
        let alert = Alert(id: "1", severity: .severe, ends: Sky.now + 7200, texts: [words], coverage: .place)
        let changes = [AlertChange(number: 1, kind: .new, at: Sky.now - 3600, alert: alert)]
        let record = AlertRecord(number: 1, source: "nws", alertID: "1", changes: changes)
        let notice = NoticeText(AlertDisplayText(alert, record: record, Sky.context()), record, in: "Chicago")
        return [notice.title, notice.body] + first(20, all.compactMap(\.timeText)) + first(6, all.compactMap(\.detail))
            + first(20, all.compactMap(\.headText)) + first(6, all.compactMap(\.listText))
            + first(3, all.map(\.spokenText))
            + first(20, all.flatMap { ($0.placeAndTime + $0.metadata).map { "\($0.title): \($0.value)" } })
    }

    /// The first so many different texts that are not empty.
    private static func first(_ count: Int, _ texts: [String]) -> [String] {
        var seen: Set<String> = [""]
        return Array(texts.filter { seen.insert($0).inserted }.prefix(count))
    }
}
