import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Refreshing

struct RefreshByHandTests {
    private func fresh() -> RefreshSimulation {
        var run = RefreshSimulation()
        run.add(3, report: RefreshSimulation.report(fetched: run.now.wall - 60, validFor: 3600))
        return run
    }

    private func ask(_ place: String, in run: inout RefreshSimulation) -> Bool {
        run.state.askByHand(place, at: run.now)
    }

    @Test("by hand everything is asked for at once, however fresh")
    func atOnce() {
        var run = fresh()
        #expect(ask("place:2", in: &run))
        run.run(for: 1)
        #expect(
            run.requests.map(\.order)
                == [
                    RefreshOrder(
                        place: "place:2", parts: Set(WeatherPart.ofPage), reason: .byHand, isUrgent: true)
                ])
    }

    @Test("but not twice within ten seconds, by the clock that nobody sets")
    func notTwice() {
        var run = fresh()
        #expect(ask("place:0", in: &run))
        run.run(for: 2)
        #expect(!ask("place:0", in: &run))
        #expect(ask("place:1", in: &run))
        run.now.wall -= 86400
        run.run(for: 7.5)
        #expect(!ask("place:0", in: &run))
        run.run(for: 1)
        #expect(ask("place:0", in: &run))
        run.run(for: 3)
        let byHand = run.requests.filter { $0.order.reason == .byHand }
        #expect(byHand.map(\.order.place) == ["place:0", "place:1", "place:0"])
    }

    @Test("a request under way answers the wish, too")
    func joins() {
        var run = fresh()
        let order = RefreshOrder(place: "place:0", parts: [.current], reason: .aged(600), isUrgent: true)
        run.state.began(order)
        #expect(ask("place:0", in: &run))
        #expect(run.policy.verdict(on: "place:0", in: run.state, at: run.now) == .wait(.underWay, nil))
        run.state.ended(order, with: RefreshSimulation.good([.current], at: run.now), at: run.now)
        run.run(for: 5)
        #expect(run.requests.isEmpty)
    }

    @Test("by hand no failure, no full hour and no settling is waited for")
    func ignoresDelays() {
        var run = RefreshSimulation(from: "2026-11-21T15:59:50Z")
        run.answer = { order, _ in RefreshSimulation.bad(order.parts, .offline) }
        run.add(1)
        run.run(for: 5)
        #expect(run.requests.count == 1)
        run.connectionReturned()
        #expect(ask("place:0", in: &run))
        run.run(for: 0.5)
        #expect(run.requests.map(\.order.reason) == [.missing, .byHand])
    }

    @Test("a source that named the time of the next try is left alone even so")
    func forbidden() {
        var run = RefreshSimulation()
        let retry = run.now.wall + 1200
        run.answer = { order, _ in RefreshSimulation.bad(order.parts, .quotaExceeded(retryAfter: retry)) }
        run.add(1)
        run.run(for: 60)
        #expect(ask("place:0", in: &run))
        guard
            case .wait(.forbiddenBySource, let seconds?) = run.policy.verdict(on: "place:0", in: run.state, at: run.now)
        else { return #expect(Bool(false), "should be forbidden") }
        #expect((1139...1141).contains(seconds))
        run.run(for: 1000)
        #expect(run.requests.count == 1)
    }

    @Test("what another source gives is asked for by hand while one is left alone")
    func partlyForbidden() {
        var run = RefreshSimulation()
        let retry = run.now.wall + 1200
        run.answer = { order, now in
            var fetched = RefreshSimulation.good(order.parts.subtracting([.airQuality]), at: now)
            fetched.failures[.airQuality] = PartFailure(
                source: Samples.source, error: .quotaExceeded(retryAfter: retry))
            return fetched
        }
        run.add(1)
        run.run(for: 60)
        #expect(ask("place:0", in: &run))
        run.run(for: 1)
        #expect(run.requests.last?.order.parts == Set(WeatherPart.ofPage).subtracting([.airQuality]))
    }
}
