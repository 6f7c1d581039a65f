import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Presentation

struct RefreshStormTests {
    @Test("two hundred places without weather are fetched in turns, the one on screen first")
    func start() {
        var run = RefreshSimulation()
        run.add(200)
        run.state.show("place:150")
        run.run(for: 900)
        #expect(run.requests.first?.order.place == "place:150")
        #expect(Set(run.requests.map(\.order.place)).count == 200)
        #expect(run.most(within: 60) <= 31)
    }

    @Test("two hundred places keep within what a free service allows")
    func rate() {
        var run = RefreshSimulation()
        run.add(200)
        run.run(for: 900)
        run.forgetRequests()
        run.run(for: 2 * 3600)
        // At 2,880 a day for the others, and the one on screen.
        #expect((200...2 * 120 + 30).contains(run.requests.count), "\(run.requests.count)")
        #expect(run.most(within: 3600) < 2 * 120)
        for place in 0..<200 { #expect((1...2).contains(run.requests(for: "place:\(place)").count) || place == 0) }
    }

    @Test("a network that comes and goes every few seconds makes no storm")
    func flapping() {
        var run = RefreshSimulation(from: "2026-11-21T15:05:00Z")
        run.answer = { order, _ in RefreshSimulation.bad(order.parts, .offline) }
        run.add(200)
        for _ in 0..<300 {
            run.connectionReturned()
            run.run(for: 2)
        }
        #expect(run.requests.count <= 22, "\(run.requests.count)")
    }

    @Test("the network's return ends the wait of what failed without it, after a moment's rest")
    func networkReturned() {
        var run = RefreshSimulation(from: "2026-11-21T15:05:00Z")
        run.answer = { order, _ in RefreshSimulation.bad(order.parts, .offline) }
        run.add(1)
        run.run(for: 1500)
        run.answer = { order, now in RefreshSimulation.good(order.parts, at: now) }
        run.forgetRequests()
        run.run(for: 60)
        #expect(run.requests.isEmpty)
        run.connectionReturned()
        run.run(for: 6)
        #expect(run.requests.count == 1)
    }

    @Test("it does not end the wait of what failed for other reasons")
    func otherFailures() {
        var run = RefreshSimulation(from: "2026-11-21T15:05:00Z")
        run.answer = { order, _ in RefreshSimulation.bad(order.parts, .serverTrouble(status: 500)) }
        run.add(1)
        run.run(for: 200)
        #expect(run.requests.count == 3)
        run.connectionReturned()
        run.run(for: 100)
        #expect(run.requests.count == 3)
    }

    @Test("events that follow each other closely put the rest off, but not for ever")
    func networkChanges() {
        var run = RefreshSimulation(from: "2026-11-21T15:05:00Z")
        run.add(1)
        for _ in 0..<5 {
            run.connectionReturned()
            run.run(for: 4)
        }
        #expect(run.requests.count == 1)
        #expect((14.9...15.1).contains(run.requests.first?.second ?? 0))
    }
}
