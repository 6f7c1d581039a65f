import Foundation
import Testing
import WeatherModel

@testable import Refreshing

struct RefreshAgeTests {
    private let now = Samples.instant("2026-11-21T15:20:00Z")
    private let policy = RefreshPolicy(parts: [.current, .hours], seed: 0)

    private func parts(_ limit: TimeInterval, age: TimeInterval, validFor: TimeInterval? = nil) -> Set<WeatherPart> {
        let report = RefreshSimulation.report(fetched: now - age, validFor: validFor)
        return policy.parts(olderThan: limit, in: report, at: now)
    }

    @Test("what is older than somebody wants it is asked for, and nothing else")
    func limit() {
        #expect(parts(600, age: 601) == [.current, .hours])
        #expect(parts(600, age: 600).isEmpty)
        #expect(policy.parts(olderThan: 0, in: nil, at: now).isEmpty)
    }

    @Test("but not again within ten seconds, nor before the moment its source named")
    func forbidden() {
        #expect(parts(0, age: 9).isEmpty)
        #expect(parts(0, age: 10) == [.current, .hours])
        #expect(parts(60, age: 300, validFor: 301).isEmpty)
        #expect(parts(60, age: 301, validFor: 301) == [.current, .hours])
    }

    @Test("what was fetched in a future that a clock set back has made is asked for")
    func clockSetBack() {
        #expect(parts(600, age: -3600) == [.current, .hours])
    }
}
