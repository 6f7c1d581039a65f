import Foundation
import Refreshing
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

/// What is told of a refresh by hand that brings the weather and not all of its parts.
@MainActor
struct FailedPartAnnouncementTests {
    @Test("warnings that fail after the weather has come are told with it, and again while they are not asked for")
    func failedAfterwards() async throws {
        let list = try PlacesDesk(places: [SavedPlace(Samples.london)], parts: [.current, .alerts])
        var first = Samples.report(fetched: "2026-11-21T15:20:00Z", .clear, 9)
        first.alerts = Sourced([], source: Samples.source, fetchedAt: Samples.instant("2026-11-21T15:20:00Z"))
        list.answer(Samples.london, .success(first))
        await list.start()
        list.time.pass(3600)
        list.answer(Samples.london, .success(Samples.report(fetched: "2026-11-21T16:20:00Z", .clear, 9)))
        list.fetcher.failing.withLock { $0 = [.alerts: .serverTrouble(status: 500)] }
        list.fetcher.isInTurn.withLock { $0 = true }
        list.locations.selectedPage?.refresh()
        await list.refreshes.settled()
        let words = "Updated just now. Warnings could not be updated; the last update was at 15:20. "
        #expect(list.locations.announcements.latest?.text.hasPrefix(words) == true)
        let page = try #require(list.locations.selectedPage)
        let alone = RefreshUpdate(
            order: RefreshOrder(place: page.pageID, parts: [.current], reason: .byHand, isUrgent: true),
            fetched: FetchedReport(report: Samples.report(fetched: "2026-11-21T16:20:00Z", .clear, 9)))
        #expect(page.renewal(by: alone)?.hasPrefix(words) == true, "the page says so, too")
    }
}
