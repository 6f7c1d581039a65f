import Foundation
import Testing
import WeatherModel

@testable import Presentation

/// Generated forecasts against the rules of docs/consistency.md: three hundred, or as many as FAIRWEATHER_SEEDS says.
struct ConsistencyTests {
    private static let parts = 20
    private static let seeds =
        ProcessInfo.processInfo.environment["FAIRWEATHER_SEEDS"].flatMap(UInt64.init) ?? 300

    @Test("no two sentences, tiles, icons or numbers of a page contradict each other", arguments: 0..<parts)
    func pages(part: Int) {
        var broken: [String: (count: Int, example: String)] = [:]
        for seed in stride(from: UInt64(part), to: Self.seeds, by: Self.parts) {
            let page = GeneratedPage(GeneratedForecast(seed: seed))
            for rule in ConsistencyRule.all {
                guard let found = rule.broken(page) else { continue }
                broken[rule.name] = (
                    (broken[rule.name]?.count ?? 0) + 1, broken[rule.name]?.example ?? "seed \(seed): \(found)"
                )
            }
        }
        for (name, found) in broken { Issue.record("\(name): \(found.count) times, as in \(found.example)") }
    }

    @Test(
        "forecasts that once contradicted themselves do not",
        arguments: [
            // At a gap, at a row that is missing and at the last row; an amount of nothing under rain; rain after
            // midnight; rates above their word; a sky between a long row and a gap.
            137, 183, 213, 245, 417, 486, 603, 1074, 1244, 1421, 1564, 1767, 2009, 2268, 4242, 5145, 5331, 5731, 5746,
            6231, 6482, 6947, 617, 690, 780, 984, 1385, 1505, 1528, 2002,
            // Rain, a quarter of snow, and more rain.
            517, 1101, 2442, 2697, 3620, 5223, 5424, 6189, 9746,
        ])
    func onceBroken(seed: UInt64) {
        let page = GeneratedPage(GeneratedForecast(seed: seed))
        for rule in ConsistencyRule.all { #expect(rule.broken(page) == nil, "\(rule.name)") }
    }

    @Test("the forecasts are wet and dry, with steps and without, long rows and gaps among them")
    func variety() {
        let pages = (0..<100).map { GeneratedPage(GeneratedForecast(seed: $0)) }
        #expect(pages.count { $0.strip != nil } > 10)
        #expect(pages.count { $0.summary.hasPrefix("Dry") } > 10)
        #expect(pages.count { GeneratedPage.isWet($0.summary) && !$0.summary.hasPrefix("Dry") } > 10)
        #expect(pages.count { $0.tiles.count == 4 } > 10)
        #expect(pages.count { $0.summary.contains("expected") } > 1)
    }

    @Test("each rule of the page of rules is one of the test, and the other way round")
    func written() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/consistency.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2).dropLast() }
        #expect(lines.map(String.init) == ConsistencyRule.all.map(\.name))
    }
}
