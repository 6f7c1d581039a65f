import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Refreshing

@Suite("When it is asked how sure the forecast is")
struct SpreadRefreshTests {
    private let all = Set(WeatherPart.allCases)

    private func simulation(_ parts: Set<WeatherPart>, asksSpread: Bool = true) -> RefreshSimulation {
        var run = RefreshSimulation(from: "2026-11-21T15:05:00Z")
        run.policy.parts = parts
        run.policy.asksSpread = asksSpread
        return run
    }

    @Test("it comes along with others, every three hours at most")
    func rhythm() {
        var run = simulation(all)
        run.add(1)
        run.run(for: 12 * 3600)
        let asked = run.requests.filter { $0.order.parts.contains(.spread) }
        #expect((4...5).contains(asked.count), "\(asked.count)")
        for (one, next) in zip(asked, asked.dropFirst()) { #expect(next.second - one.second >= 3 * 3600) }
        #expect(asked.allSatisfy { $0.order.parts.count > 1 })
    }

    @Test("nothing is asked for its sake, so that there are as many requests as without it")
    func company() {
        var (with, without) = (simulation(all), simulation(all, asksSpread: false))
        for index in [1, 3] {
            with.add(index)
            without.add(index)
        }
        with.run(for: 12 * 3600)
        without.run(for: 12 * 3600)
        #expect(with.requests.map(\.second) == without.requests.map(\.second))
        #expect(without.requests.allSatisfy { !$0.order.parts.contains(.spread) })
    }

    @Test("by hand it is asked for only where it is old enough")
    func byHand() throws {
        var run = simulation(all)
        let now = run.now.wall
        var report = RefreshSimulation.report(fetched: now - 3600)
        report.spread = Sourced([], source: Samples.source, fetchedAt: now - 3600)
        run.add(1, report: report)
        _ = run.state.askByHand("place:0", at: run.now)
        #expect(
            run.policy.verdict(on: "place:0", in: run.state, at: run.now) == .fetch(Set(WeatherPart.ofPage), .byHand))
        var old = simulation(all)
        report.spread?.fetchedAt = now - 4 * 3600
        old.add(1, report: report)
        _ = old.state.askByHand("place:0", at: old.now)
        #expect(old.policy.verdict(on: "place:0", in: old.state, at: old.now) == .fetch(all, .byHand))
    }

    @Test("for a person who asks for everything fresh again, a missing spread is no reason")
    func person() {
        var run = simulation(all)
        run.add(1, report: RefreshSimulation.report(fetched: run.now.wall - 60))
        guard case .wait = run.policy.verdict(forPersonAsking: "place:0", in: run.state, at: run.now) else {
            return #expect(Bool(false), "it should wait")
        }
    }
}
