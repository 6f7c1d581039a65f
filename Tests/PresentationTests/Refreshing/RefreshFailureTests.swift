import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Refreshing

struct RefreshFailureTests {
    private func failing(_ error: FetchError, places: Int = 1, from start: String = "2026-11-21T15:03:00Z")
        -> RefreshSimulation
    {
        var run = RefreshSimulation(from: start)
        run.answer = { order, _ in RefreshSimulation.bad(order.parts, error) }
        run.add(places)
        return run
    }

    private func gaps(_ run: RefreshSimulation) -> [Int] {
        zip(run.requests, run.requests.dropFirst()).map { Int(($1.second - $0.second - 1).rounded()) }
    }

    @Test("without a network it is tried again after half a minute, then ever more seldom")
    func offline() {
        var run = failing(.offline)
        run.run(for: 1800)
        #expect(gaps(run).prefix(6) == [30, 60, 120, 240, 300, 300])
    }

    @Test(
        "a source in trouble is tried again after a minute, then ever more seldom",
        arguments: [FetchError.serverTrouble(status: 503), .unreadableAnswer, .unknown])
    func trouble(error: FetchError) {
        var run = failing(error)
        run.run(for: 4 * 3600)
        #expect(gaps(run).prefix(8) == [60, 120, 240, 480, 960, 1920, 3600, 3600])
    }

    @Test("a refused key is hardly tried again until the keys are changed")
    func key() {
        var run = failing(.keyRefused)
        run.run(for: 3000)
        #expect(run.requests.count == 1)
        run.health.sourcesChanged()
        run.state.forgetFailures()
        run.run(for: 1)
        #expect(run.requests.count == 2)
    }

    @Test("the time a source names is kept to the second, wherever the wall clock goes meanwhile")
    func quota() {
        var run = failing(.offline)
        let retry = run.now.wall + 3001
        run.answer = { order, _ in RefreshSimulation.bad(order.parts, .quotaExceeded(retryAfter: retry)) }
        run.run(for: 10)
        run.now.wall += 5 * 86400
        run.run(for: 2990)
        #expect(run.requests.count == 1)
        run.run(for: 2)
        #expect(run.requests.count == 2)
    }

    @Test("a good answer ends the back-off: the next failure starts it anew")
    func success() {
        var run = failing(.serverTrouble(status: 500))
        run.run(for: 400)
        #expect(run.requests.count == 3)
        run.answer = { order, now in RefreshSimulation.good(order.parts, at: now) }
        let isHeeded = run.state.askByHand("place:0", at: run.now)
        #expect(isHeeded)
        run.run(for: 5)
        #expect(run.health.backoffs.isEmpty)
        run.answer = { order, _ in RefreshSimulation.bad(order.parts, .serverTrouble(status: 500)) }
        run.forgetRequests()
        run.run(for: 900)
        #expect(gaps(run).first == 60)
    }

    @Test("a request given up is as if it had not been made")
    func cancelled() {
        var run = failing(.cancelled)
        let order = RefreshOrder(place: "place:0", parts: [.current], reason: .missing, isUrgent: true)
        run.state.began(order)
        run.state.ended(order, with: RefreshSimulation.bad([.current], .cancelled), at: run.now)
        guard case .fetch = run.policy.verdict(on: "place:0", in: run.state, at: run.now)
        else { return #expect(Bool(false), "should be due") }
        run.state.began(order)
        run.state.ended(order, with: FetchedReport(), isComplete: false, at: run.now)
        guard case .fetch = run.policy.verdict(on: "place:0", in: run.state, at: run.now)
        else { return #expect(Bool(false), "should be due still") }
    }

    @Test("one part's failure holds up neither the other parts nor their age")
    func onePart() {
        var run = failing(.offline, from: "2026-11-21T15:03:00Z")
        run.answer = { order, now in
            var fetched = RefreshSimulation.good(order.parts.subtracting([.alerts]), at: now)
            if order.parts.contains(.alerts) {
                let other = WeatherSource(id: "alerts", name: "", attribution: "", homepage: "")
                fetched.failures[.alerts] = PartFailure(source: other, error: .serverTrouble(status: 500))
            }
            return fetched
        }
        run.run(for: 30 * 60)
        let current = run.requests.filter { $0.order.parts.contains(.current) }
        // Now and then it comes along with the warnings a little before its time.
        #expect((3...4).contains(current.count))
        #expect(run.requests.filter { $0.order.parts == [.alerts] }.count >= 1)
    }

    @Test("a source that is out of order for one place is not tried for two hundred")
    func everyPlace() {
        var run = failing(.serverTrouble(status: 503), places: 200)
        run.run(for: 3600)
        #expect(run.requests.count <= 7)
        // It is well again: everybody gets their weather, in turns.
        run.answer = { order, now in RefreshSimulation.good(order.parts, at: now) }
        run.run(for: 2 * 3600)
        #expect(Set(run.requests.map(\.order.place)).count == 200)
    }

    @Test("a place the source does not know is left alone without harm to the others")
    func unknownPlace() {
        var run = failing(.notFound, places: 3)
        run.answer = { order, now in
            order.place == "place:0"
                ? RefreshSimulation.bad(order.parts, .notFound) : RefreshSimulation.good(order.parts, at: now)
        }
        run.run(for: 20 * 60)
        #expect(run.requests.map(\.order.place) == ["place:0", "place:1", "place:2"])
    }
}
