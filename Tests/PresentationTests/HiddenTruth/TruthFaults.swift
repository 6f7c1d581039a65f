import Foundation
import HiddenTruth

/// What is told wrongly of many worlds.
struct TruthFaults: Sendable {
    private static let examples = 6
    private(set) var pages = 0
    private(set) var worlds = 0
    private(set) var faultyWorlds = 0
    /// How often each rule is broken, with the first pages that break it.
    private(set) var broken: [String: (count: Int, examples: [String])] = [:]

    /// "0 of 300 worlds have a fault (0 of 2100 pages)".
    var share: String {
        let faults = broken.values.map(\.count).reduce(0, +)
        return "\(faultyWorlds) of \(worlds) worlds have a fault (\(faults) in \(pages) pages)"
    }

    /// Holds the pages of a world against the rules.
    mutating func add(_ pages: [TruePage], of seed: UInt64, by rules: [TruthRule]) {
        let before = broken.values.map(\.count).reduce(0, +)
        for page in pages {
            for rule in rules {
                guard let found = rule.broken(page) else { continue }
                note(
                    rule.name, 1,
                    [
                        "seed \(seed), \(page.source), \(page.zone.identifier), \(page.truth.now.ISO8601Format()): \(found)"
                    ]
                )
            }
        }
        (self.pages, worlds) = (self.pages + pages.count, worlds + 1)
        if broken.values.map(\.count).reduce(0, +) > before { faultyWorlds += 1 }
    }

    /// Adds those of other worlds.
    mutating func add(_ others: TruthFaults) {
        pages += others.pages
        worlds += others.worlds
        faultyWorlds += others.faultyWorlds
        for (name, found) in others.broken { note(name, found.count, found.examples) }
    }

    private mutating func note(_ name: String, _ count: Int, _ examples: [String]) {
        let known = broken[name] ?? (0, [])
        broken[name] = (known.count + count, Array((known.examples + examples).prefix(Self.examples)))
    }
}
