import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

/// A window that shows a report at its moment.
@MainActor
struct ReplayedReportTests {
    private let list: PlacesDesk
    private let model: MainViewModel

    init() throws {
        let report = Samples.report(fetched: "2026-11-21T15:02:00Z", .clear, 20)
        list = try PlacesDesk([Samples.london], reports: [Samples.london.id: report], at: "2026-11-21T15:20:10Z")
        let settings = list.settings(in: MockSettingsStore())
        settings.change { $0.staysOffline = true }
        model = MainViewModel(
            adding: AddLocationViewModel(geocoder: MockGeocodingClient(), locations: list.locations, pause: {}),
            locations: list.locations, settings: settings, clock: list.clock)
    }

    @Test("the line at the top says lastingly of which moment it is, and offers nothing against being offline")
    func heading() throws {
        let heading = try #require(model.page?.heading)
        #expect(model.marked(heading) == heading && heading.actionLabel != nil)
        model.showReport(of: list.clock.now, in: .gmt, at: list.clock.now)
        let marked = model.marked(heading)
        #expect(marked.detail.contains("Report of Saturday 21 November, 15:20: nothing is updated"))
        #expect(!marked.detail.contains("Offline") && marked.actionLabel == nil && marked.place == heading.place)
        #expect(marked.shorterDetails.allSatisfy { $0.contains("Report of ") })
        #expect(marked.clock == "Report of 21 Nov, 15:20" && marked.shorterClocks == ["Report of 21 Nov", ""])
        #expect(marked.narrowTrouble == "Report of Saturday 21 November, 15:20: nothing is updated.")
        #expect(marked.explanation == heading.explanation && model.page?.heading.actionLabel == nil)
        model.dismissNotice()
        #expect(model.marked(PageHeading(place: "Fairweather")).detail.hasPrefix("Report of Saturday"))
    }

    @Test("a report of another year is told with it, and has its day alone where there is no room")
    func year() throws {
        let heading = try #require(model.page?.heading)
        model.showReport(of: list.clock.now, in: .gmt, at: list.clock.now.addingTimeInterval(400 * 86_400))
        let marked = model.marked(heading)
        #expect(marked.detail.contains("Report of Saturday 21 November 2026, 15:20: nothing is updated"), "\(marked)")
        #expect(marked.clock == "Report of 21 Nov 2026, 15:20")
        #expect(marked.shorterClocks == ["Report of 21 Nov 2026", "Report of 21 Nov", ""])
    }

    @Test("a refresh by hand changes nothing of what the report shows")
    func refreshed() async throws {
        await list.start()
        model.showReport(of: list.clock.now, in: .gmt, at: list.clock.now)
        let page = try #require(model.page)
        let heading = page.heading
        model.refreshAll()
        await list.refreshes.settled()
        #expect(page.heading == heading && page.heading.notice == nil && list.asked.isEmpty)
    }

    @Test("whatever asks to go online is answered with the reason, and nobody is asked")
    func staysOffline() async throws {
        await list.start()
        model.showReport(of: list.clock.now, in: .gmt, at: list.clock.now)
        let asks: [@MainActor () -> Void] = [{ model.toggleOffline() }, { model.tryAgain() }]
        for ask in asks {
            ask()
            #expect(model.announcement?.text == "Report of Saturday 21 November, 15:20: nothing is updated.")
        }
        // The switch in the preferences, which cannot be turned either.
        model.settings.goOnline()
        await list.pass(7200)
        #expect(model.settings.isOffline && model.offlineCommand == nil && list.asked.isEmpty)
    }
}
