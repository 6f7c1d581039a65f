import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

/// The page on which activities are chosen, into a real file of settings.
@MainActor
struct GoodTimesPageModelTests {
    private let folder: TemporaryFolder
    private let file: SettingsFile
    private let list: PlacesDesk

    init() throws {
        folder = try TemporaryFolder()
        file = SettingsFile(folder.url.appending(path: "settings.json"))
        let report = Samples.report(
            fetched: "2026-11-21T10:00:00Z",
            current: Samples.current("2026-11-21T10:00:00Z", Samples.conditions(.overcast, 8)),
            hours: Sky.hours(String(repeating: ".", count: 48)))
        list = try PlacesDesk(
            [Samples.london, Samples.paris], reports: [Samples.london.id: report], at: "2026-11-21T10:20:00Z")
    }

    private func model(_ settings: Settings = Settings(), in store: (any SettingsStore)? = nil) -> MainViewModel {
        MainViewModel(
            adding: AddLocationViewModel(geocoder: MockGeocodingClient(), locations: list.locations, pause: {}),
            locations: list.locations, settings: list.settings(settings, in: store ?? file), clock: list.clock)
    }

    private func walk() throws -> Activity {
        Activity("walk", limits: [.precipitation: try #require(QuantityLimit(under: 0.1))])
    }

    @Test("it has the four to begin with, switched off, each with its limits and its coming times")
    func starters() throws {
        let model = model()
        model.openGoodTimes()
        let page = try #require(model.goodTimes)
        #expect(model.title == "Good times – London")
        #expect(page.heading.place == "Good times" && page.heading.detail.hasPrefix("London"))
        #expect(page.choices.map(\.name) == ["Run", "Cycle to work", "Dry the washing", "See the stars"])
        #expect(page.choices.allSatisfy { !$0.isShown && $0.timesText != nil })
        #expect(page.choices[0].conditionsText.hasPrefix("Rain under 0.1 mm/h · Temperature 3° to 18°"))
        #expect(
            page.choices[0].spokenText.hasPrefix(
                "Rain under 0.1 millimetres an hour. Temperature 3 degrees to 18 degrees."))
        #expect(page.choices.allSatisfy { choice in !["°", "/h", "%"].contains { choice.spokenText.contains($0) } })
        #expect(page.choices[0].spokenText.contains("07:00 to 19:00. Today, now to 19:00."))
    }

    @Test("one that is switched on has its row on the card at once, lies in the file, and goes with its switch")
    func choosing() throws {
        let model = model()
        model.openGoodTimes()
        let page = try #require(model.goodTimes)
        #expect(model.page?.goodTimes == nil)
        page.choose(true, for: "washing")
        page.choose(true, for: "run")
        #expect(model.page?.goodTimes?.rows.map(\.id) == ["run", "washing"])
        #expect(page.choices.map(\.isShown) == [true, false, true, false])
        #expect(try file.load().settings.activities.map(\.id) == ["run", "washing"])
        page.choose(false, for: "run")
        #expect(model.page?.goodTimes?.rows.map(\.id) == ["washing"])
        #expect(try file.load().settings.activities.map(\.isShown) == [false, true])
    }

    @Test("one that the user has made is switched off without losing its limits")
    func own() throws {
        var settings = Settings()
        settings.activities = [try walk()]
        let model = model(settings)
        model.openGoodTimes()
        let page = try #require(model.goodTimes)
        #expect(page.choices.last?.name == "walk" && page.choices.last?.isShown == true)
        page.choose(false, for: "walk")
        #expect(model.page?.goodTimes == nil)
        page.choose(true, for: "walk")
        #expect(try file.load().settings.activities == [walk()])
    }

    @Test("a choice that cannot be saved is said")
    func unsaved() throws {
        let model = model(in: MockSettingsStore(failure: StoreError.diskFull))
        model.openGoodTimes()
        model.goodTimes?.choose(true, for: "run")
        #expect(model.notice?.text.hasPrefix("The settings could not be saved.") == true)
    }

    @Test("it follows to another place, goes with its own, and takes the place of another page")
    func following() async throws {
        let model = model()
        model.openGoodTimes()
        model.locations.select(Samples.paris.id)
        model.followGoodTimes()
        #expect(model.goodTimes?.pageID == Samples.paris.id)
        #expect(model.goodTimes?.choices.first?.timesText == nil, "nothing is known of it")
        model.locations.remove(Samples.paris.id)
        await list.changed()
        model.followGoodTimes()
        #expect(model.goodTimes == nil)
        model.openQuantity(.temperature, isNarrow: false)
        model.openGoodTimes()
        #expect(model.quantity == nil && model.goodTimes != nil)
        model.closeGoodTimes()
        #expect(model.title == "London — Fairweather")
    }
}
