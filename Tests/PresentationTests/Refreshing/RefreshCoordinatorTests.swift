import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Refreshing

@MainActor
struct RefreshCoordinatorTests {
    private let clock = TwoClocks("2026-11-21T15:20:00Z")
    private let fetcher = MockReportFetcher()
    private let pauses = Pauses()
    private let updates = Updates()

    private func coordinator(_ places: [Location], interval: TimeInterval? = 1800) -> RefreshCoordinator {
        let coordinator = RefreshCoordinator(
            fetcher: fetcher, policy: RefreshPolicy(interval: interval, seed: 3), clock: clock,
            pause: { [pauses] in try await pauses.wait($0) }, deliver: { [updates] in updates.all.append($0) })
        for place in places {
            coordinator.add([PlaceAddition(place)])
            fetcher.answers.set(.success(RefreshSimulation.report(fetched: clock.moment.wall)), for: place.id)
        }
        return coordinator
    }

    /// The time of the alarm has come: returns when what it led to is done.
    private func ring(_ coordinator: RefreshCoordinator, after seconds: TimeInterval) async {
        let alarm = coordinator.alarm
        clock.pass(seconds)
        await pauses.end()
        await alarm?.value
        await coordinator.settled()
    }

    @Test("the place on screen is fetched first, then the others one at a time with a rest between")
    func turns() async {
        let coordinator = coordinator([Samples.london, Samples.paris, Samples.tokyo])
        coordinator.placeAppeared(Samples.paris.id)
        #expect(fetcher.answers.asked.isEmpty)
        coordinator.start()
        #expect(coordinator.state.underWay?.place == Samples.paris.id)
        await coordinator.settled()
        #expect(fetcher.answers.asked == [Samples.paris.id])
        for _ in 0..<2 {
            #expect(await pauses.next() == 2)
            await ring(coordinator, after: 2)
        }
        #expect(fetcher.answers.asked == [Samples.paris.id, Samples.london.id, Samples.tokyo.id])
        #expect(fetcher.answers.mostAtOnce == 1)
        #expect(updates.all.map(\.order.place) == fetcher.answers.asked)
        #expect(updates.all.allSatisfy { $0.fetched.report != nil })
    }

    @Test("work for a place nobody looks at gives way to the one that appears")
    func givesWay() async {
        let coordinator = coordinator([Samples.london, Samples.paris])
        fetcher.answers.hold(Samples.london.id, at: fetcher.gate)
        coordinator.start()
        await fetcher.gate.visitor()
        coordinator.placeAppeared(Samples.paris.id)
        await coordinator.settled()
        #expect(fetcher.answers.asked == [Samples.london.id, Samples.paris.id])
        #expect(fetcher.answers.mostAtOnce == 1)
        #expect(updates.all.map(\.order.place) == [Samples.paris.id])
        #expect(coordinator.verdict(on: Samples.london.id) == .wait(.takingTurns, 2))
    }

    @Test("by hand the place is asked for at once, the second time within ten seconds not, and it is said why")
    func byHand() async {
        let coordinator = coordinator([Samples.london])
        coordinator.placeAppeared(Samples.london.id)
        coordinator.start()
        await coordinator.settled()
        #expect(coordinator.refreshNow(Samples.london.id) == .fetch(Set(WeatherPart.ofPage), .byHand))
        await coordinator.settled()
        #expect(coordinator.refreshNow(Samples.london.id) == .wait(.justRefreshed, nil))
        #expect(coordinator.refreshNow("nowhere") == .wait(.unknownPlace, nil))
        #expect(fetcher.answers.asked.count == 2)
        clock.pass(10)
        coordinator.refreshNow(Samples.london.id)
        await coordinator.settled()
        #expect(fetcher.answers.asked.count == 3)
        #expect(fetcher.freshness == [.asUsual, .confirmed, .confirmed])
    }

    @Test("a wish against the source's word is refused and not granted later")
    func forbidden() async {
        let coordinator = coordinator([Samples.london], interval: nil)
        fetcher.answers.set(.failure(.quotaExceeded(retryAfter: clock.moment.wall + 600)), for: Samples.london.id)
        coordinator.placeAppeared(Samples.london.id)
        coordinator.start()
        await coordinator.settled()
        clock.pass(20)
        #expect(coordinator.refreshNow(Samples.london.id) == .wait(.forbiddenBySource, 580))
        clock.pass(600)
        coordinator.minutePassed()
        await coordinator.settled()
        #expect(fetcher.answers.asked.count == 1)
    }

    @Test("nothing is armed for what lies further off than a minute; the minute's tick finds it")
    func minutes() async {
        let coordinator = coordinator([Samples.london])
        coordinator.placeAppeared(Samples.london.id)
        coordinator.start()
        await coordinator.settled()
        #expect(await pauses.asked.isEmpty)
        for _ in 0..<4 {
            clock.pass(60)
            coordinator.minutePassed()
        }
        #expect(await pauses.asked.isEmpty)
        clock.pass(60)
        coordinator.minutePassed()
        let wait = await pauses.next()
        #expect((0...30).contains(wait))
        await ring(coordinator, after: wait)
        #expect(fetcher.answers.asked.count == 2)
    }

    @Test("after waking up it rests a moment, then asks for what has become old")
    func resumed() async {
        let coordinator = coordinator([Samples.london])
        coordinator.placeAppeared(Samples.london.id)
        coordinator.start()
        await coordinator.settled()
        clock.pass(7 * 86400)
        coordinator.resumed()
        #expect(coordinator.verdict(on: Samples.london.id) == .wait(.settling, 5))
        #expect(await pauses.next() == 5)
        await ring(coordinator, after: 5)
        #expect(fetcher.answers.asked.count == 2)
    }

    @Test("a sleep that nobody told of is noticed at the next minute")
    func unnoticedSleep() async {
        let coordinator = coordinator([Samples.london])
        coordinator.start()
        await coordinator.settled()
        clock.pass(4 * 3600)
        coordinator.minutePassed()
        #expect(coordinator.verdict(on: Samples.london.id) == .wait(.settling, 5))
    }

    @Test("a place removed meanwhile is not delivered, and its request is given up")
    func removed() async {
        let coordinator = coordinator([Samples.london])
        fetcher.answers.hold(Samples.london.id, at: fetcher.gate)
        coordinator.placeAppeared(Samples.london.id)
        coordinator.start()
        await fetcher.gate.visitor()
        coordinator.remove(Samples.london.id)
        await coordinator.settled()
        #expect(updates.all.isEmpty)
        #expect(coordinator.state.places.isEmpty)
        #expect(coordinator.state.underWay == nil)
    }

    @Test("it is released with its work and its alarm")
    func released() async {
        var coordinator: RefreshCoordinator? = coordinator([Samples.london, Samples.paris])
        weak let reference = coordinator
        coordinator?.start()
        await coordinator?.settled()
        _ = await pauses.next()
        coordinator = nil
        #expect(reference == nil)
        await pauses.gone()
    }
}
