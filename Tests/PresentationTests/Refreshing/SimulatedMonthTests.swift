import Foundation
import Testing

@testable import Presentation

private let simulatedPlaces = ProcessInfo.processInfo.environment["FAIRWEATHER_PLACES"].flatMap(Int.init)

/// Takes minutes in a debug build, so that it runs only where FAIRWEATHER_PLACES says with how many places.
@MainActor
@Suite(.enabled(if: simulatedPlaces != nil, "FAIRWEATHER_PLACES is not set"))
struct SimulatedMonthTests {
    @Test("in thirty days of trouble no part of a place grows too old while a source is well, and no source is pressed")
    func month() async throws {
        let month = try await SimulatedMonth(days: 30, places: simulatedPlaces ?? 30, seed: 4)
        try await month.run()
        #expect(month.faults.isEmpty, "\(month.faults.prefix(5)), \(month.faults.count) in all")
        for source in month.sources {
            #expect(source.disregarded == 0)
            // One place in two seconds at most, each with three requests; 120 places an hour, and the one on screen.
            #expect(most(of: source.times, within: 60) <= 31 * 3, "\(source.source.id)")
            #expect(source.times.count <= 30 * (2880 + 100) * 3)
            #expect(source.times.count > 500)
        }
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
