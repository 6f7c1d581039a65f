import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Refreshing

struct RefreshPolicyTests {
    private let all = Set(WeatherPart.ofPage)

    private func age(_ minutes: Double, in simulation: RefreshSimulation, validFor: TimeInterval? = nil)
        -> WeatherReport
    {
        RefreshSimulation.report(fetched: simulation.now.wall - minutes * 60, validFor: validFor)
    }

    @Test("at the start a place without weather is asked for at once and whole")
    func startWithNothing() {
        var run = RefreshSimulation()
        run.add(1)
        #expect(
            run.policy.plan(for: run.state, at: run.now)
                == .fetch(RefreshOrder(place: "place:0", parts: all, reason: .missing, isUrgent: true)))
        run.run(for: 60)
        #expect(run.requests.count == 1)
    }

    @Test("at the start only parts past their own validity are asked for")
    func startWithSome() {
        var run = RefreshSimulation()
        run.add(1, report: age(12, in: run))
        #expect(
            run.policy.verdict(on: "place:0", in: run.state, at: run.now)
                == .fetch([.current, .minutes, .alerts], .aged(720)))
        var fresh = RefreshSimulation()
        fresh.add(1, report: age(1, in: fresh))
        guard case .wait(.fresh, let seconds?) = fresh.policy.verdict(on: "place:0", in: fresh.state, at: fresh.now)
        else { return #expect(Bool(false), "should be fresh") }
        #expect((240...270).contains(seconds))
    }

    @Test("the place on screen keeps each part by its own validity, and parts nearly due come along")
    func validities() {
        var run = RefreshSimulation(from: "2026-11-21T15:05:00Z")
        run.add(1)
        run.run(for: 50 * 60)
        let asked = run.requests.map(\.order.parts)
        #expect((8...11).contains(asked.count))
        #expect(asked.filter { $0.contains(.current) }.count <= 6)
        #expect(asked.filter { $0.contains(.hours) }.count == 1)
        #expect(asked.dropFirst().allSatisfy { $0.contains(.alerts) })
        #expect(asked.allSatisfy { $0.contains(.current) == $0.contains(.minutes) })
    }

    @Test("a place nobody looks at is renewed by the interval, with a jitter of its own")
    func interval() {
        var run = RefreshSimulation(from: "2026-11-21T15:05:00Z")
        run.add(2)
        run.run(for: 40 * 60)
        let times = run.requests(for: "place:1").map(\.second)
        #expect(times.count == 2)
        #expect((1800...1985).contains(times[1] - times[0]), "\(times)")
        let jitters = Set((0..<50).map { run.policy.jitter(of: "place:\($0)") })
        #expect(jitters.count == 50)
        #expect(jitters.allSatisfy { (0..<1).contains($0) })
        #expect((jitters.max() ?? 0) - (jitters.min() ?? 0) > 0.5)
        #expect(RefreshPolicy(seed: 8).jitter(of: "place:1") != run.policy.jitter(of: "place:1"))
    }

    @Test("a longer interval stretches the validities of the place on screen, a shorter one leaves them")
    func stretched() {
        func lifetime(_ interval: TimeInterval) -> TimeInterval {
            RefreshPolicy(interval: interval, seed: 1).lifetime(of: .current, isVisible: true, count: 1)
        }
        #expect(lifetime(3600) == 1200)
        #expect(lifetime(600) == 600)
    }

    @Test("the time until which a source asks to be left alone is respected, but no absurd one")
    func validUntil() {
        var run = RefreshSimulation()
        run.add(1, report: age(40, in: run, validFor: 45 * 60))
        guard case .wait(.validBySource, let seconds?) = run.policy.verdict(on: "place:0", in: run.state, at: run.now)
        else { return #expect(Bool(false), "should be valid") }
        #expect((300...360).contains(seconds))
        var absurd = RefreshSimulation()
        absurd.add(1, report: age(6 * 60 + 2, in: absurd, validFor: 365 * 86400))
        guard case .fetch = absurd.policy.verdict(on: "place:0", in: absurd.state, at: absurd.now)
        else { return #expect(Bool(false), "should be due") }
    }

    @Test("the place on screen goes first, then those without weather, then the most overdue")
    func order() {
        var run = RefreshSimulation()
        for (id, minutes) in [("a", 40.0), ("b", 90), ("c", 60)] { run.state.add(id, report: age(minutes, in: run)) }
        run.state.add("new", report: nil)
        run.state.show("c")
        run.run(for: 30)
        #expect(run.requests.map(\.order.place) == ["c", "new", "b", "a"])
    }

    @Test("no aged part is renewed around a full hour, a missing one is fetched all the same")
    func fullHour() {
        var run = RefreshSimulation(from: "2026-11-21T15:59:45Z")
        run.add(1, report: age(30, in: run))
        guard case .wait(.fullHour, let seconds?) = run.policy.verdict(on: "place:0", in: run.state, at: run.now)
        else { return #expect(Bool(false), "should wait") }
        #expect((75...135).contains(seconds))
        run.run(for: seconds - 0.5)
        #expect(run.requests.isEmpty)
        run.run(for: 1)
        #expect(run.requests.count == 1)
        var empty = RefreshSimulation(from: "2026-11-21T16:00:00Z")
        empty.add(1)
        empty.run(for: 1)
        #expect(empty.requests.count == 1)
    }

    @Test("over a day nothing aged falls into the first minute of an hour")
    func neverOnTheHour() {
        var run = RefreshSimulation(from: "2026-11-21T15:20:00Z")
        run.add(5)
        run.run(for: 86400)
        let intoHour = run.requests.map { (20 * 60 + $0.second).truncatingRemainder(dividingBy: 3600) }
        #expect(run.requests.count > 200)
        #expect(intoHour.allSatisfy { $0 >= 60 && $0 < 3570 + 1 })
    }

    @Test("with refreshes by hand only, a place just added is fetched once and never again")
    func onlyByHand() {
        var run = RefreshSimulation(interval: nil)
        run.add(2)
        run.run(for: 86400)
        #expect(run.requests.map(\.order.place) == ["place:0"])
        #expect(run.policy.verdict(on: "place:1", in: run.state, at: run.now) == .wait(.onlyByHand, nil))
    }

    @Test("a part that nobody has and nobody failed to give is asked for again after an hour, not at once")
    func nobodyHasIt() {
        var run = RefreshSimulation(from: "2026-11-21T15:05:00Z")
        run.answer = { order, now in RefreshSimulation.good(order.parts.subtracting([.minutes]), at: now) }
        run.add(1)
        run.run(for: 3 * 3600)
        let asked = run.requests.filter { $0.order.parts.contains(.minutes) }.map(\.second)
        #expect(asked.count == 3)
        #expect(zip(asked, asked.dropFirst()).allSatisfy { $1 - $0 >= 3600 })
    }
}
