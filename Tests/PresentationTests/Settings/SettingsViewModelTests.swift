import Foundation
import Observation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation
@testable import Refreshing
import SourceSettings

@MainActor
struct SettingsViewModelTests {
    private let folder: TemporaryFolder
    private let file: SettingsFile
    private let list: PlacesDesk
    private let snapshot = SettingsSnapshot(Settings())
    private let model: SettingsViewModel

    init() throws {
        folder = try TemporaryFolder()
        file = SettingsFile(folder.url.appending(path: "fairweather/settings.json"))
        let report = Samples.report(fetched: "2026-11-21T15:15:00Z", .clear, 10)
        list = try PlacesDesk([Samples.london], reports: [Samples.london.id: report])
        model = list.settings(in: file, snapshot: snapshot)
    }

    /// What the next start would read.
    private func saved() throws -> Settings { try file.load().settings }

    @Test("other units are shown at once, on the page and in its row, and those who watch are told")
    func units() async throws {
        let page = try #require(list.locations.selectedPage)
        #expect(page.temperature == "10°")
        await confirmation { told in
            withObservationTracking {
                _ = page.temperature
            } onChange: {
                told()
            }
            model.change { $0.units = .us }
        }
        #expect(page.temperature == "50°")
        #expect(page.current?.temperatureText == "50°")
        #expect(list.locations.rows.map(\.trailingText) == ["50°"])
    }

    @Test("the sky behind the weather goes when it is not wanted, and comes back")
    func background() throws {
        let page = try #require(list.locations.selectedPage)
        #expect(page.sky != nil)
        model.change { $0.showsWeatherBackground = false }
        #expect(page.sky == nil)
        model.change { $0.showsWeatherBackground = true }
        #expect(page.sky != nil)
    }

    @Test("how sure the forecast is is neither asked nor shown when it is not wanted, and is again")
    func spread() throws {
        let page = try #require(list.locations.selectedPage)
        #expect(page.format.showsSpread && list.locations.refreshes.policy.asksSpread)
        model.change { $0.showsSpread = false }
        #expect(!page.format.showsSpread && !list.locations.refreshes.policy.asksSpread)
        model.change { $0.showsSpread = true }
        #expect(page.format.showsSpread && list.locations.refreshes.policy.asksSpread)
    }

    @Test("every page follows the order of the sections and leaves out those that are hidden")
    func sections() throws {
        let page = try #require(list.locations.selectedPage)
        #expect(page.sections == [.rain, .hours, .days, .goodTimes, .details])
        model.change { $0.sectionOrder = ["days", "moons", "days", "rain"] }
        #expect(page.sections == [.days, .rain, .hours, .goodTimes, .details])
        model.change { $0.hiddenSections = ["rain", "moons"] }
        #expect(page.sections == [.days, .hours, .goodTimes, .details])
    }

    @Test("the clock is written as chosen at once, and as the locale does when that is left to it again")
    func clock() throws {
        let page = try #require(list.locations.selectedPage)
        #expect(page.locationTime == "15:20")
        model.change { $0.clockFormat = .twelveHours }
        #expect(page.locationTime == "3:20\u{202F}pm")
        model.change { $0.clockFormat = .automatic }
        #expect(page.locationTime == "15:20")
    }

    @Test("each choice is in the file before anything else is done")
    func saves() throws {
        model.change { $0.units = .us }
        #expect(try saved().units == .us)
        model.change { $0.refreshMinutes = 60 }
        #expect(try saved() == model.settings)
        #expect(model.problem == nil)
    }

    @Test("what changes nothing writes nothing")
    func unchanged() throws {
        model.change { $0.refreshMinutes = 30 }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test("a choice that cannot be saved holds all the same and is said, until one is saved, this one too")
    func failure() throws {
        let obstacle = folder.url.appending(path: "fairweather")
        try Data().write(to: obstacle)
        model.change { $0.units = .us }
        #expect(list.locations.selectedPage?.temperature == "50°")
        #expect(model.problem?.text.hasPrefix("The settings could not be saved. ") == true)
        try FileManager.default.removeItem(at: obstacle)
        model.change { $0.clockFormat = .twelveHours }
        #expect(model.problem == nil)
        #expect(try saved() == model.settings)
    }

    private func write(_ text: String) throws {
        let folder = folder.url.appending(path: "fairweather")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: "settings.json"))
    }

    @Test("what somebody writes into the file holds at once, beside what could not be saved")
    func followed() throws {
        let obstacle = folder.url.appending(path: "fairweather")
        try Data().write(to: obstacle)
        model.change { $0.units = .us }
        try FileManager.default.removeItem(at: obstacle)
        try write(#"{"clockFormat": "twelveHours", "refreshMinutes": 45}"#)
        model.follow()
        #expect(model.settings.clockFormat == .twelveHours && model.settings.refreshMinutes == 45)
        #expect(model.settings.units == .us && model.problem != nil)
        model.dismissProblem()
        model.follow()
        #expect(model.settings.units == .us)
        model.change { $0.colorScheme = .dark }
        #expect(try saved() == model.settings && model.problem == nil)
    }

    @Test("a change of the file that has not been heard of outlasts one of the window, and is followed later")
    func changedTwice() throws {
        try write(#"{"refreshMinutes": 45}"#)
        model.change { $0.colorScheme = .dark }
        #expect(try saved().refreshMinutes == 45 && saved().colorScheme == .dark)
        model.follow()
        #expect(try model.settings == saved())
    }

    @Test("a slip in the file is said, costs neither its name nor a setting, and is forgotten once it is mended")
    func slip() throws {
        model.change { $0.units = .us }
        let names = { try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/fairweather") }
        try write(#"{"units": "#)
        model.follow()
        #expect(model.settings.units == .us)
        #expect(
            model.problem?.text
                == "The change in the settings file cannot be used, so all settings stay as they were. The settings "
                + "file is damaged.")
        #expect(try names() == ["settings.json"])
        try write(#"{"clockFormat": "twelveHours"}"#)
        model.follow()
        #expect(model.problem == nil && model.settings.clockFormat == .twelveHours && model.settings.units == nil)
        try write("{")
        model.change { $0.colorScheme = .dark }
        let aside = try #require(try names().first { $0 != "settings.json" })
        #expect(
            model.problem?.text
                == "The settings file was damaged, so all settings were saved anew. The damaged file is now \(aside).")
        #expect(try saved() == model.settings)
    }

    @Test("without a file there is nothing to follow")
    func removed() throws {
        model.change { $0.units = .us }
        try FileManager.default.removeItem(at: folder.url.appending(path: "fairweather/settings.json"))
        model.follow()
        #expect(model.settings.units == .us && model.problem == nil)
    }

    @Test("the problem goes when it was read")
    func dismissed() throws {
        try Data().write(to: folder.url.appending(path: "fairweather"))
        model.change { $0.units = .us }
        model.dismissProblem()
        #expect(model.problem == nil)
    }

    @Test("the time between two refreshes reaches those who refresh and those who say what is old")
    func interval() {
        model.change { $0.refreshMinutes = 120 }
        #expect(list.refreshes.policy.interval == 7200)
        #expect(list.format.refreshInterval == 7200)
        #expect(snapshot.current.refreshMinutes == 120)
    }

    @Test("other sources are asked at once in place of those that failed; other units ask nobody")
    func sources() async throws {
        list.answer(Samples.london, .failure(.keyRefused))
        try #require(list.locations.selectedPage).refresh()
        await list.start()
        #expect(list.asked.count == 1)
        model.change { $0.units = .us }
        await list.refreshes.settled()
        #expect(list.asked.count == 1)
        for _ in 1...15 { await list.pass(60) }
        #expect(list.refreshes.verdict(on: Samples.london.id) == .wait(.failed(.keyRefused), 45 * 60))
        model.change { $0.sourceOrder = ["met-norway"] }
        #expect(snapshot.preferences.order == ["met-norway"])
        await list.refreshes.settled()
        #expect(list.asked.count == 2)
        model.change { $0.servers = ["open-meteo": "https://weather.example.org"] }
        await list.refreshes.settled()
        #expect(list.asked.count == 3)
    }
}
