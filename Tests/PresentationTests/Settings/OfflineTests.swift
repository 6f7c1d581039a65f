import Foundation
import SourceSettings
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation
@testable import Refreshing

@MainActor
@Suite("The user wants nobody to be asked")
struct OfflineTests {
    private let folder: TemporaryFolder
    private let list: PlacesDesk
    private let model: SettingsViewModel

    init() throws {
        folder = try TemporaryFolder()
        let report = Samples.report(fetched: "2026-11-21T15:15:00Z", .clear, 10)
        list = try PlacesDesk([Samples.london, Samples.paris], reports: [Samples.london.id: report])
        for place in [Samples.london, Samples.paris] { list.answer(place, .success(report)) }
        model = list.settings(in: SettingsFile(folder.url.appending(path: "settings.json")))
    }

    @Test("nothing is fetched, however old it gets, and what is missing is fetched once the switch is off")
    func nothing() async throws {
        model.change { $0.staysOffline = true }
        await list.start()
        await list.pass(7200)
        #expect(list.asked.isEmpty)
        model.change { $0.staysOffline = false }
        // The network may have changed meanwhile, and is given a few seconds.
        await list.pass(60)
        #expect(!list.asked.isEmpty)
    }

    @Test("F5 asks nobody and says why, and is not made up for later")
    func byHand() async throws {
        model.change { $0.staysOffline = true }
        await list.start()
        let page = try #require(list.locations.selectedPage)
        page.refresh()
        await list.refreshes.settled()
        #expect(list.asked.isEmpty)
        #expect(page.heading.notice?.text == "Offline: nothing is asked.")
    }

    @Test("F5 says so right after one that was answered, too")
    func byHandBefore() async throws {
        await list.start()
        let page = try #require(list.locations.selectedPage)
        page.refresh()
        await list.refreshes.settled()
        model.change { $0.staysOffline = true }
        page.refresh()
        #expect(page.heading.notice?.text == "Offline: nothing is asked.")
    }

    @Test("online again nothing of the page says otherwise, and what is told is what is known of the weather")
    func onlineAgain() throws {
        let window = MainViewModel(
            adding: AddLocationViewModel(geocoder: MockGeocodingClient(), locations: list.locations, pause: {}),
            locations: list.locations, settings: model, clock: list.clock)
        window.toggleOffline()
        #expect(window.announcement?.text == "Offline: nothing is asked.")
        window.page?.refresh()
        #expect(window.page?.heading.notice != nil)
        window.toggleOffline()
        #expect(window.page?.heading.notice == nil)
        #expect(window.announcement?.text == "Updated 5 minutes ago", "nothing was fetched yet")
    }

    @Test("what was called off by the switch is no failure of a source")
    func calledOff() async throws {
        let list = try PlacesDesk([Samples.london])
        list.answer(Samples.london, .failure(.offlineByChoice))
        await list.start()
        let page = try #require(list.locations.selectedPage)
        #expect(!list.asked.isEmpty && page.weather.failures.isEmpty && page.banner?.text.contains("Offline") != true)
    }

    @Test("a request under way is called off")
    func underWay() async throws {
        let verdicts = list.refreshes
        verdicts.start()
        #expect(verdicts.state.underWay != nil)
        model.change { $0.staysOffline = true }
        await verdicts.settled()
        #expect(verdicts.state.underWay == nil && list.asked.count <= 1)
    }

    @Test("the row at the top says so beside the age, and says nothing of it afterwards")
    func heading() throws {
        let page = try #require(list.locations.selectedPage)
        #expect(!page.heading.detail.contains("Offline"))
        model.change { $0.staysOffline = true }
        #expect(page.heading.detail.contains("Offline: nothing is asked. · Updated 5 minutes ago"), "\(page.heading)")
        #expect(
            page.heading.shorterDetails == [
                "Offline: nothing is asked. · Updated 5 minutes ago", "Offline: nothing is asked.",
            ])
        #expect(page.heading.actionLabel == "Go online")
        #expect(page.heading.narrowTrouble == "Offline: nothing is asked.", "a narrow row has no room for it")
        model.change { $0.staysOffline = false }
        #expect(!page.heading.detail.contains("Offline"))
        #expect(page.heading.actionLabel == nil && page.heading.narrowTrouble == nil)
    }

    @Test("a place without weather says why there is none, and what to press is there and not in the row")
    func unknown() throws {
        list.locations.select(Samples.paris.id)
        model.change { $0.staysOffline = true }
        let banner = try #require(list.locations.selectedPage?.banner)
        #expect(banner.text == "There is no weather for Paris yet. Offline: nothing is asked.")
        #expect(banner.actionLabel == "Go online" && !banner.opensPreferences)
        #expect(list.locations.selectedPage?.heading.actionLabel == nil)
        #expect(list.locations.selectedPage?.heading.isAskedBelow == true)
    }

    @Test("what the command line wants ends with the first command to go online, and is never kept")
    func commandLine() async throws {
        let snapshot = SettingsSnapshot(Settings(), staysOffline: true)
        let file = SettingsFile(folder.url.appending(path: "other.json"))
        let model = list.settings(in: file, snapshot: snapshot)
        (list.format.staysOffline, list.refreshes.policy.staysOffline) = (true, true)
        model.goOnline()
        #expect(!model.isOffline && !snapshot.isOffline && !list.format.staysOffline)
        #expect(try !file.load().settings.staysOffline)
        await list.start()
        #expect(!list.asked.isEmpty)
    }

    @Test("the switch shows what the command line wants and why; switched off, requests begin again")
    func shownSwitch() throws {
        let snapshot = SettingsSnapshot(Settings(), staysOffline: true)
        let file = SettingsFile(folder.url.appending(path: "other.json"))
        let model = PreferencesViewModel(list.settings(in: file, snapshot: snapshot))
        (list.format.staysOffline, list.refreshes.policy.staysOffline) = (true, true)
        func row() throws -> PreferenceRow { try #require(model.rows.first { $0.id == .offline }) }
        #expect(try row().control == .flag(true))
        #expect(
            try row().note == "Fairweather was started with --offline. Stored weather stays, with its age.")
        model.choose(0, for: .offline)
        #expect(try row().control == .flag(false) && !snapshot.isOffline)
        #expect(try row().note == "Send no requests. Stored weather stays, with its age.")
        model.choose(1, for: .offline)
        #expect(try row().control == .flag(true) && file.load().settings.staysOffline)
        #expect(try row().note == "Send no requests. Stored weather stays, with its age.")
    }

    @Test("where nobody is asked anyway, no key is offered that stops it")
    func withoutRequests() {
        let all = KeyHintGroup.all().flatMap(\.hints).map(\.meaning)
        #expect(all.contains("Work offline, or go online"))
        let fewer = KeyHintGroup.all(worksOffline: false).flatMap(\.hints).map(\.meaning)
        #expect(fewer == all.filter { $0 != "Work offline, or go online" })
    }

    @Test("where no sources can be compared, the keys for that are not offered and say why")
    func withoutSources() {
        let window = MainViewModel(
            adding: AddLocationViewModel(geocoder: MockGeocodingClient(), locations: list.locations, pause: {}),
            locations: list.locations, settings: model, clock: list.clock)
        window.openComparison(isNarrow: false)
        #expect(window.comparison == nil && !window.hasComparisons)
        #expect(window.announcement?.text == "This is sample data. No server is contacted.")
        let all = KeyHintGroup.all()
        #expect(KeyHintGroup.all(compares: false) == all.filter { $0.title != "Compare" })
        #expect(KeyHintGroup.all(compares: false).count == all.count - 1)
    }

    @Test("the switch is kept, and a file of settings that is imported leaves it as it is")
    func kept() throws {
        model.change { $0.staysOffline = true }
        let file = SettingsFile(folder.url.appending(path: "settings.json"))
        #expect(try file.load().settings.staysOffline)
        #expect(model.settings.takingOver(Settings()).staysOffline)
    }
}
