import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Presentation

struct RefreshClockTests {
    private func settled(places: Int = 1) -> RefreshSimulation {
        var run = RefreshSimulation(from: "2026-11-21T15:05:00Z")
        run.add(places)
        run.run(for: 60 + Double(places) * 4)
        run.forgetRequests()
        return run
    }

    @Test("after a week asleep everything is renewed once, after a moment's rest", arguments: [true, false])
    func suspended(countingUptime: Bool) {
        var run = settled(places: 5)
        run.pass(7 * 86400, countingUptime: countingUptime)
        run.connectionReturned()
        #expect(run.policy.verdict(on: "place:0", in: run.state, at: run.now) == .wait(.settling, 5))
        run.run(for: 4.9)
        #expect(run.requests.isEmpty)
        run.run(for: 60)
        #expect(run.requests.map(\.order.place).sorted() == (0..<5).map { "place:\($0)" })
        #expect(run.requests.first?.order.place == "place:0")
    }

    @Test("after a nap nothing is renewed")
    func nap() {
        var run = settled(places: 5)
        run.pass(60)
        run.connectionReturned()
        run.run(for: 60)
        #expect(run.requests.isEmpty)
    }

    @Test("a wall clock set back by days renews everything once, as its times would lie in the future")
    func setBack() {
        var run = settled()
        run.now.wall -= 3 * 86400
        run.run(for: 60)
        #expect(run.requests.count == 1)
        run.run(for: 3600)
        #expect((9...14).contains(run.requests.count), "\(run.requests.count)")
    }

    @Test("a wall clock put right by less than a minute renews nothing")
    func adjusted() {
        var run = settled()
        run.now.wall -= 50
        run.run(for: 60)
        #expect(run.requests.isEmpty)
    }

    @Test("a wall clock set forward by days renews everything once")
    func setForward() {
        var run = settled(places: 3)
        run.now.wall += 3 * 86400
        run.run(for: 120)
        #expect(run.requests.map(\.order.place).sorted() == ["place:0", "place:1", "place:2"])
    }

    @Test("ten years forward and back, in trouble meanwhile or not, everything is renewed", arguments: [true, false])
    func tenYears(isWell: Bool) {
        var run = settled(places: 3)
        if !isWell { run.answer = { order, _ in RefreshSimulation.bad(order.parts, .insecure) } }
        run.now.wall += 10 * 365 * 86400
        run.run(for: 3600)
        run.now.wall -= 10 * 365 * 86400
        run.connectionReturned()
        run.answer = { order, now in RefreshSimulation.good(order.parts, at: now) }
        run.forgetRequests()
        run.run(for: 120)
        #expect(run.requests.map(\.order.place).sorted() == ["place:0", "place:1", "place:2"])
        // What did not arrive in between bears times that are right again.
        #expect(!isWell || run.requests.allSatisfy { $0.order.parts == Set(WeatherPart.ofPage) })
        run.run(for: 3600)
        #expect((9...14).contains(run.requests(for: "place:0").count))
    }

    @Test("what an earlier run fetched in the future, by a clock that was wrong, is renewed")
    func fromTheFuture() {
        var run = RefreshSimulation()
        run.add(1, report: RefreshSimulation.report(fetched: run.now.wall + 3600))
        #expect(
            run.policy.verdict(on: "place:0", in: run.state, at: run.now)
                == .fetch(Set(WeatherPart.ofPage), .aged(.infinity)))
        run.run(for: 60)
        #expect(run.requests.count == 1)
        var slightly = RefreshSimulation()
        slightly.add(1, report: RefreshSimulation.report(fetched: slightly.now.wall + 30))
        slightly.run(for: 60)
        #expect(slightly.requests.isEmpty)
    }

    @Test("the clock that only goes on goes back: everything is renewed once, and nothing waits for ever")
    func uptimeBack() {
        var run = settled(places: 3)
        run.now.uptime -= 900
        run.run(for: 120)
        #expect(run.requests.map(\.order.place).sorted() == ["place:0", "place:1", "place:2"])
        let isHeeded = run.state.askByHand("place:0", at: run.now)
        #expect(isHeeded)
        run.now.uptime -= 500
        let isHeededAgain = run.state.askByHand("place:0", at: run.now)
        #expect(isHeededAgain)
    }

    @Test("the clock that only goes on leaps: everything is renewed once")
    func uptimeLeap() {
        var run = settled(places: 3)
        run.now.uptime += 1e6
        run.run(for: 120)
        #expect(run.requests.map(\.order.place).sorted() == ["place:0", "place:1", "place:2"])
    }
}
