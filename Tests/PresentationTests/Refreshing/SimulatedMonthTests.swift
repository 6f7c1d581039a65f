import Foundation
import Testing

@testable import Presentation

/// Five places, or as many as FAIRWEATHER_PLACES says.
private let simulatedPlaces = ProcessInfo.processInfo.environment["FAIRWEATHER_PLACES"].flatMap(Int.init) ?? 5

@MainActor
struct SimulatedMonthTests {
    @Test(
        "in thirty days of trouble no part of a place grows too old while a source is well, and no source is pressed",
        arguments: [true, false])
    func month(isInTurn: Bool) async throws {
        let month = try await SimulatedMonth(days: 30, places: simulatedPlaces, seed: 4, isInTurn: isInTurn)
        try await month.run()
        #expect(month.faults.isEmpty, "\(month.faults.prefix(5)), \(month.faults.count) in all")
        #expect(month.hasty.isEmpty, "\(month.hasty.prefix(5)), \(month.hasty.count) in all")
        // Each place is asked for twice a day by its interval, less often while the program is off.
        #expect(month.sources.map(\.times.count).reduce(0, +) > simulatedPlaces * 30)
        for source in month.sources {
            #expect(source.disregarded == 0)
            // One place in two seconds at most, each with three requests; 120 places an hour, and the one on screen.
            #expect(most(of: source.times, within: 60) <= 31 * 3, "\(source.source.id)")
            #expect(most(of: source.times, within: 86_400) <= (2880 + 100) * 3)
            #expect(!source.times.isEmpty)
        }
    }

    @Test("a policy that asks too seldom is found out, and so is one that asks too often")
    func broken() async throws {
        let seldom = try await SimulatedMonth(days: 6, places: 3, seed: 4, interval: 60 * 3600)
        try await seldom.run()
        #expect(!seldom.faults.isEmpty)
        let often = try await SimulatedMonth(days: 2, places: 3, seed: 4, interval: 1800)
        try await often.run()
        #expect(!often.hasty.isEmpty)
    }

    @Test("the same seed gives the same requests at the same moments, another one others")
    func repeatable() async throws {
        func log(_ seed: UInt64) async throws -> [[String]] {
            let month = try await SimulatedMonth(days: 3, places: 20, seed: seed)
            try await month.run()
            return month.sources.map(\.log)
        }
        let first = try await log(1)
        #expect(try await log(1) == first)
        #expect(try await log(2) != first)
    }

    private func most(of times: [Date], within seconds: TimeInterval) -> Int {
        var first = 0
        return times.indices.reduce(0) { most, last in
            while times[last].timeIntervalSince(times[first]) >= seconds { first += 1 }
            return max(most, last - first + 1)
        }
    }
}
