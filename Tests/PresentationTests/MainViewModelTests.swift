import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation
@testable import WeatherText

@MainActor
struct MainViewModelTests {
    private func model(_ list: PlacesDesk, settings: MockSettingsStore = .init(), notice: Banner? = nil)
        -> MainViewModel
    {
        MainViewModel(
            adding: AddLocationViewModel(
                geocoder: MockGeocodingClient(), locations: list.locations, pause: {}),
            locations: list.locations, settings: list.settings(in: settings), clock: list.clock, startNotice: notice)
    }

    private func two() throws -> PlacesDesk {
        let report = Samples.report(fetched: "2026-11-21T15:02:00Z", .clear, 20)
        let list = try PlacesDesk(
            [Samples.london, Samples.paris], reports: [Samples.paris.id: report], at: "2026-11-21T15:20:10Z")
        list.answer(Samples.london, .success(Samples.report(fetched: "2026-11-21T15:20:00Z", .clear, 9)))
        list.answer(Samples.paris, .success(Samples.report(fetched: "2026-11-21T15:40:00Z", .clear, 21)))
        return list
    }

    @Test("without a place the window bears the program's name and welcomes")
    func empty() throws {
        let model = try model(PlacesDesk([]))
        #expect(model.title == "Fairweather")
        #expect(model.page == nil)
        #expect(model.welcomeTitle == "Welcome to Fairweather")
        #expect(!model.welcomeText.isEmpty)
        #expect(model.notice == nil)
    }

    @Test("the page and the title are those of the selected place")
    func page() throws {
        let model = try model(two())
        #expect(model.title == "London — Fairweather")
        model.locations.select(Samples.paris.id)
        #expect(model.title == "Paris — Fairweather")
        #expect(model.page?.temperature == "20°")
    }

    @Test("the quantity that was chosen for the chart is that of the next place's chart, too")
    func quantity() throws {
        let model = try model(two())
        model.page?.showMetric(.wind)
        model.locations.select(Samples.paris.id)
        #expect(model.page?.metric == .wind)
        model.page?.showMetric(.temperature)
        model.locations.select(Samples.london.id)
        #expect(model.page?.metric == .temperature)
    }

    @Test("each change that cannot be saved is told, the second as the first, and said in the preferences")
    func unsaved() throws {
        let model = try model(two(), settings: MockSettingsStore(failure: .diskFull))
        let told = [10, 15].map { minutes in
            model.settings.change { $0.refreshMinutes = minutes }
            return model.toldNotice
        }
        #expect(told[0]?.text == told[1]?.text && told[0] != told[1])
        #expect(model.preferences.problem == told[0]?.text)
        model.dismissNotice()
        #expect(model.toldNotice == nil && model.preferences.problem == nil)
    }

    @Test("a start with a thousand links saves no more places than a person opens at once")
    func thousandLinks() async throws {
        let list = try PlacesDesk([])
        let model = model(list)
        model.start(showing: (0..<1000).map { "geo:\(Double($0) / 20),\(Double($0) / 10)" })
        await model.settled()
        #expect(list.locations.pages.count == 20)
        #expect(list.locations.pages.first?.place.location.coordinates == Coordinates(latitude: 0, longitude: 0))
    }

    @Test("nor do fifty starts within a minute, nor a search's results; the next minute is another one")
    func fiftyStarts() async throws {
        let list = try PlacesDesk([])
        let model = model(list)
        for start in 0..<50 {
            model.start(showing: (0..<20).map { "geo:\(start),\($0)" })
            await model.settled()
        }
        model.show(Samples.tokyo)
        await model.settled()
        #expect(list.locations.pages.count == 20)
        list.time.pass(60)
        model.show(Samples.tokyo)
        await model.settled()
        #expect(list.locations.pages.count == 21)
    }

    @Test("the start renews what is due, and each minute what has become so")
    func refresh() async throws {
        let list = try two()
        let model = model(list)
        model.start()
        await model.settled()
        #expect(list.asked == [Samples.london.id])
        // A place nobody looks at is renewed by the interval of half an hour, which ends between 15:32 and 15:35.
        list.time.pass(to: "2026-11-21T15:29:00Z")
        model.minutePassed()
        await model.settled()
        #expect(list.asked == [Samples.london.id])
        #expect(model.page?.statusText == "Updated 9 minutes ago")
        for minute in 30...36 {
            list.time.pass(to: "2026-11-21T15:\(minute):00Z")
            model.minutePassed()
            await model.settled()
        }
        #expect(list.asked.filter { $0 == Samples.paris.id }.count == 1)
    }

    @Test("after waking up the window's clock is right at once, and what is old is renewed after a moment")
    func resumed() async throws {
        let list = try two()
        let model = model(list)
        model.start()
        await model.settled()
        list.time.pass(4 * 3600)
        model.resumed()
        #expect(model.page?.locationTime == "19:20")
        #expect(list.refreshes.verdict(on: Samples.london.id) == .wait(.settling, 5))
    }

    @Test("once the network is back, what failed for want of it is tried again after a moment")
    func networkReturned() async throws {
        let list = try two()
        // Rests for longer than 30 s, as where a network wants people to sign in first.
        list.answer(Samples.london, .failure(.insecure))
        let model = model(list)
        model.start()
        await model.settled()
        #expect(list.refreshes.verdict(on: Samples.london.id) == .wait(.failed(.insecure), 60))
        model.networkReturned()
        #expect(list.refreshes.verdict(on: Samples.london.id) == .wait(.failed(.insecure), 30))
    }

    @Test("an offer to undo lasts five minutes")
    func undoOffer() async throws {
        let list = try two()
        let model = model(list)
        list.time.pass(to: "2026-11-21T15:20:45Z")
        model.locations.remove(Samples.paris.id)
        await list.changed()
        list.time.pass(to: "2026-11-21T15:25:00Z")
        model.minutePassed()
        #expect(model.locations.undoOffer != nil)
        list.time.pass(to: "2026-11-21T15:26:00Z")
        model.minutePassed()
        #expect(model.locations.undoOffer == nil)
    }

    @Test("a damaged file beside the places that was replaced is told once, with the name under which it is kept")
    func setAsideFile() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite")).store
        let model = try model(PlacesDesk(places: [], kept: store))
        let rules = folder.url.appending(path: "rules.json")
        try Data("{".utf8).write(to: rules)
        try StateFile(rules).update(from: [:]) { $0["gale"] = 1 }
        model.minutePassed()
        let text = try #require(model.notice?.text)
        #expect(text.hasPrefix("The file rules.json was damaged, so it was begun anew. The damaged file is now"))
        let aside = try #require(text.split(separator: " ").last).dropLast()
        #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: String(aside)).path), "\(text)")
        model.dismissNotice()
        model.minutePassed()
        #expect(model.notice == nil)
    }

    @Test("files that were set aside follow at once what is read of the start, all of them")
    func setAsideFilesAfterStart() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite")).store
        let notice = StartNotice.settingsSetAside(as: "settings.json.damaged")
        let model = try model(PlacesDesk(places: [], kept: store), notice: notice)
        for name in ["rules.json", "calendar.json"] {
            let file = folder.url.appending(path: name)
            try Data("{".utf8).write(to: file)
            try StateFile(file).update(from: [:]) { $0["gale"] = 1 }
        }
        #expect(model.notice?.text == notice.text)
        model.dismissNotice()
        for name in ["rules.json", "calendar.json"] {
            #expect(model.notice?.text.contains("The file \(name) was damaged") == true, "\(name)")
        }
        model.dismissNotice()
        #expect(model.notice == nil)
    }

    @Test("damage that was met at a start is kept until the message that names it is dismissed")
    func damageRead() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite")).store
        let aside = folder.url.appending(path: "settings.json.damaged-2026-11-21T14-05-09Z")
        try Data("{".utf8).write(to: aside)
        let records = SetAsideRecords(in: folder.url)
        let record = SetAsideRecord(aside, .settings)
        records.add(record)
        let silent = try model(PlacesDesk(places: [], kept: store), notice: StartNotice.isHeld)
        silent.dismissNotice()
        #expect(records.unread == [record], "a message about something else has used it up")
        let telling = try model(PlacesDesk(places: [], kept: store), notice: StartNotice.setAside(record))
        #expect(records.unread == [record])
        telling.dismissNotice()
        #expect(records.unread.isEmpty && telling.notice == nil)
    }

    @Test("what happened at the start is said until it is read")
    func startNotice() throws {
        let notice = StartNotice.setAside(as: "places.damaged.sqlite", rescued: 2, isWhole: true)
        let model = try model(two(), notice: notice)
        #expect(model.notice?.text == notice.text)
        #expect(model.notice?.actionLabel == "Dismiss")
        model.dismissNotice()
        #expect(model.notice == nil)
    }

    @Test(
        "a store that another program held is looked at each minute, until it is said that changes will be saved again")
    func lockedStore() async throws {
        let list = try two()
        let held = MockStore()
        held.fail(.busy)
        let model = MainViewModel(
            adding: AddLocationViewModel(
                geocoder: MockGeocodingClient(), locations: list.locations, pause: {}),
            locations: list.locations, settings: list.settings(in: MockSettingsStore()), clock: list.clock,
            startNotice: StartNotice.isHeld, lockedStore: held)
        model.minutePassed()
        await model.storeCheck?.value
        #expect(model.notice?.text == StartNotice.isHeld.text)
        held.fail(nil)
        model.minutePassed()
        await model.storeCheck?.value
        #expect(model.notice?.text == StartNotice.isHeldNoMore.text)
        model.dismissNotice()
        model.minutePassed()
        #expect(model.storeCheck == nil && model.notice == nil && held.checks == 2)
    }

    @Test("a change that could not be saved is said first, then a choice, then what happened at the start")
    func problem() async throws {
        let list = try two()
        let settings = MockSettingsStore(failure: .readOnly)
        let notice = StartNotice.cannotOpen(.readOnly)
        let model = model(list, settings: settings, notice: notice)
        list.store.fail(.busy)
        model.locations.remove(Samples.paris.id)
        model.settings.change { $0.refreshMinutes = 60 }
        await list.changed()
        #expect(model.notice?.text.hasPrefix("The list was not changed. Another program") == true)
        model.dismissNotice()
        #expect(model.notice?.text.hasPrefix("The settings could not be saved. Writing the settings file") == true)
        model.dismissNotice()
        #expect(model.notice?.text == notice.text)
        model.dismissNotice()
        #expect(model.notice == nil)
    }
}
