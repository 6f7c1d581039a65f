import Foundation
import Refreshing
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Places

/// The state of one place, which belongs to whoever made it: the window's main actor, or no actor at all.
struct PlaceStateTests {
    private let now = Samples.instant("2026-11-21T15:20:00Z")
    private let store = MockStore(StoredContents(places: [SavedPlace(Samples.london)]))

    private func state(_ report: WeatherReport? = nil) -> PlaceState {
        PlaceState(SavedPlace(Samples.london), report: report, isWhole: true, store: store)
    }

    private func update(_ fetched: FetchedReport) -> RefreshUpdate {
        let order = RefreshOrder(place: Samples.london.id, parts: [.current], reason: .byHand, isUrgent: true)
        return RefreshUpdate(order: order, fetched: fetched)
    }

    @Test("an answer is merged and stored, and what was known before is handed back")
    func taken() async {
        let known = Samples.report(fetched: "2026-11-21T14:20:00Z", .clear, 9)
        let newer = Samples.report(fetched: "2026-11-21T15:19:00Z", .clear, 11)
        let state = state(known)
        let change = await state.take(update(FetchedReport(report: newer)), at: now)
        #expect(state.weather.report?.current == newer.current)
        #expect(store.reports[Samples.london.id]?.current == newer.current)
        #expect(change.before.report == known)
        #expect(change.findings?.current == newer.current)
        #expect(state.storeError == nil)
    }

    @Test("a failure leaves what is known and stores nothing")
    func failed() async {
        let known = Samples.report(fetched: "2026-11-21T14:20:00Z", .clear, 9)
        let state = state(known)
        let failure = RefreshSimulation.bad([.current], .offline)
        let change = await state.take(update(failure), at: now)
        #expect(state.weather.report == known)
        #expect(state.weather.failures[.current]?.error == .offline)
        #expect(change.findings == nil)
        #expect(store.reports.isEmpty)
    }

    @Test("that an answer could not be stored is known until the next one is")
    func unsaved() async {
        let state = state()
        store.fail(.diskFull)
        var merged = 0
        let first = update(FetchedReport(report: Samples.report(fetched: "2026-11-21T15:19:00Z", .clear, 9)))
        await state.take(first, at: now) {
            merged += 1
            // It is shown before it is stored.
            #expect(state.weather.report != nil && state.storeError == nil)
        }
        #expect(merged == 1)
        #expect(state.storeError == .diskFull)
        store.fail(nil)
        let second = update(FetchedReport(report: Samples.report(fetched: "2026-11-21T15:20:00Z", .clear, 10)))
        await state.take(second, at: now)
        #expect(state.storeError == nil)
    }

    @Test("an answer of one source alone does not claim that nobody has what another source gave")
    func onlySource() async {
        let known = Samples.report(fetched: "2026-11-21T15:19:00Z", .clear, 9)
        let other = WeatherSource.ID("met-norway")
        let gap = FetchedReport(gaps: [.current: PartGap(.unoffered, since: now)])
        let state = state(known)
        let change = await state.take(update(gap), onlySource: other, at: now)
        #expect(change.findings == nil)
        #expect(state.weather.report == known)
    }

    @MainActor
    @Test("the main actor's state is read whole once")
    func whole() throws {
        let full = Samples.report(fetched: "2026-11-21T15:19:00Z", .clear, 9)
        let store = MockStore(
            StoredContents(places: [SavedPlace(Samples.london)], summaries: [Samples.london.id: full]))
        let state = PlaceState(SavedPlace(Samples.london), report: nil, isWhole: false, store: store)
        state.readWhole()
        state.readWhole()
        #expect(state.weather.report == full)
        #expect(store.opened == [Samples.london.id])
    }
}
