import Foundation
import HiddenTruth
import Testing
import WeatherModel

/// Generated weather, told by each source in its format, against what the page says of it: sixty worlds, or as many as
/// FAIRWEATHER_SEEDS says.
struct HiddenTruthTests {
    private static let parts = 20
    private static let seeds =
        ProcessInfo.processInfo.environment["FAIRWEATHER_SEEDS"].flatMap(UInt64.init) ?? 60
    /// The pages of the first sixty worlds.
    private static let sample = Result { try (0..<UInt64(60)).map(pages) }

    private static func pages(of seed: UInt64) throws -> [TruePage] {
        let truth = TrueWeather(seed: seed)
        return try TellingSource.allCases.map { try TruePage(truth, by: $0) }
    }

    @Test("what a page says is what falls and what it is like, within the steps of its source")
    func pages() async throws {
        let faults = try await withThrowingTaskGroup(of: TruthFaults.self) { group in
            for part in 0..<Self.parts { group.addTask { try Self.faults(part) } }
            return try await group.reduce(into: TruthFaults()) { $0.add($1) }
        }
        print(faults.share)
        for (name, found) in faults.broken.sorted(by: { $0.key < $1.key }) {
            let examples = found.examples.joined(separator: "\n")
            Issue.record("\(name): \(found.count) of \(faults.pages) pages, as\n\(examples)")
        }
    }

    private static func faults(_ part: Int) throws -> TruthFaults {
        var faults = TruthFaults()
        let known = try sample.get()
        for seed in stride(from: UInt64(part), to: seeds, by: parts) {
            let pages = try seed < known.count ? known[Int(seed)] : pages(of: seed)
            faults.add(pages, of: seed, by: TruthRule.all)
        }
        return faults
    }

    @Test("the worlds are wet and dry, hot and cold, by day and after dark, and told in each way that a rule reads")
    func variety() throws {
        let pages = try Self.sample.get().flatMap(\.self)
        let worlds = try Self.sample.get().map { $0[0].truth }
        func count(_ words: String...) -> Int { pages.count { page in words.contains { page.summary.contains($0) } } }
        #expect(count("Dry until") > 8)
        #expect(count("Dry until at least") > 0)
        #expect(count("Dry for") > 2)
        #expect(count("then dry", "Then dry") > 8)
        #expect(count("snow") > 8)
        #expect(count("thunderstorms") > 2)
        #expect(count("possible") > 2)
        #expect(pages.count { $0.isNews } > 2)
        #expect(pages.count { $0.twoHours != nil } > 4)
        #expect(pages.count { $0.isBehind } > 2)
        #expect(pages.count { page in page.days.contains { $0.weather.contains("hot") } } > 4)
        #expect(
            pages.count { page in page.days.contains { $0.weather.contains("frost") || $0.weather.contains("cold") } }
                > 2)
        #expect(pages.count { page in page.tiles.contains { $0.sentence.contains(" until ") } } > 8)
        #expect(pages.count { $0.truth.sum($0.truth.midnight..<$0.truth.now) >= 1 } > 8)
        #expect(pages.count { $0.rain?.value.hasPrefix("0 ") == false } > 8)
        #expect(pages.count { $0.knownHours.count > 10 } > pages.count / 2)
        #expect(worlds.count { !$0.gaps.isEmpty } > 2)
        #expect(
            worlds.count {
                $0.place.zone.nextDaylightSavingTimeTransition(after: $0.start)?.timeIntervalSince($0.start)
                    ?? .infinity < 432_000
            } > 4)
        #expect(Set(worlds.map(\.place.zone)).count > 4)
    }

    @Test("each rule about the weather itself is on the page of rules, and the other way round")
    func written() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/consistency.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("* ") }.map { $0.dropFirst(2).dropLast() }
        #expect(lines.map(String.init) == TruthRule.all.map(\.name))
    }
}
