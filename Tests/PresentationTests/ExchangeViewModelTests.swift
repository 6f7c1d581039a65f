import Foundation
import Places
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation
@testable import Refreshing
import SourceSettings

@MainActor
struct ExchangeViewModelTests {
    /// A program with a real store and a real settings file.
    @MainActor
    private struct Desk {
        let store: SQLiteStore
        let locations: LocationsViewModel
        let settings: SettingsViewModel
        let snapshot = SettingsSnapshot(Settings())
        let exchange: ExchangeViewModel
        let report: ReportViewModel

        init(_ places: [SavedPlace], in folder: URL) async throws {
            store = try SQLiteStore.empty()
            _ = try await store.take(places)
            let time = TwoClocks("2026-11-21T15:20:00Z")
            let format = DisplayFormat(Samples.formatter)
            locations = LocationsViewModel(
                PlaceList(try store.contents(at: time.now), store: store), fetcher: MockReportFetcher(),
                policy: RefreshPolicy(seed: 1), refreshClock: time, clock: DisplayClock(time), format: format)
            settings = SettingsViewModel(
                Settings(), store: SettingsFile(folder.appending(path: "settings.json")),
                snapshot: snapshot, locale: Samples.formatter.locale,
                ownZone: Samples.formatter.ownZone, format: format, locations: locations)
            exchange = ExchangeViewModel(store: store, locations: locations, settings: settings)
            report = ReportViewModel(
                store: store, folders: try DataFolders(environment: ["HOME": folder.path]), locations: locations,
                settings: settings, clock: DisplayClock(time), zone: Samples.formatter.ownZone)
        }

        func done() async { await exchange.task?.value }
    }

    @MainActor
    private final class Calls {
        var count = 0
    }

    private let folder: TemporaryFolder
    private var file: String { folder.url.appending(path: "places.json").path }
    private let london = Samples.place("London", id: "london", at: (51.5, -0.1))
    private let paris = Samples.place("Paris", id: "paris", at: (48.9, 2.4))

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("places and settings go to another computer, and what was there stays")
    func roundTrip() async throws {
        let here = try await Desk(
            [SavedPlace(london, customName: "Home", isHome: true), SavedPlace(paris)], in: folder.url)
        here.settings.change { $0.units = .us }
        here.exchange.write(to: file)
        #expect(here.exchange.activity == nil || here.exchange.activity == "Exporting…")
        await here.done()
        #expect(here.exchange.notice?.text == "2 places and the settings were exported to places.json.")
        #expect(here.exchange.notice?.style == .info)

        let other = try TemporaryFolder()
        let there = try await Desk([SavedPlace(paris)], in: other.url)
        there.exchange.read(from: file)
        await there.done()
        #expect(there.locations.rows.map(\.title) == ["Paris", "Home"])
        #expect(there.locations.rows.map(\.isHome) == [false, true])
        #expect(try there.store.contents(at: .now).places.map(\.name) == ["Paris", "Home"])
        #expect(there.settings.settings.units == .us)
        #expect(
            there.exchange.notice?.text
                == "1 place was added. 1 place was already in your list. The settings were imported.")
        #expect(there.exchange.activity == nil)
        there.exchange.dismissNotice()
        #expect(there.exchange.notice == nil)
    }

    @Test("trips that cannot be made are left out and counted, and those that were taken are told of")
    func trips() async throws {
        func trip(_ id: String, _ days: (Int, Int)...) -> Trip {
            Trip(
                id: id, name: id,
                legs: days.map {
                    TripLeg(at: london, from: CivilDate(dayNumber: $0.0), to: CivilDate(dayNumber: $0.1))
                })
        }
        let content = ExchangeFile(
            places: [SavedPlace(london)],
            trips: [trip("sound", (20_800, 20_803)), trip("overlapping", (20_800, 20_803), (20_801, 20_804))],
            settings: nil)
        try content.write(to: URL(filePath: file))
        let desk = try await Desk([], in: folder.url)
        let calls = Calls()
        desk.exchange.onTrips = { [calls] in calls.count += 1 }
        desk.exchange.read(from: file)
        await desk.done()
        #expect(
            desk.exchange.notice?.text
                == "1 place was added. 1 trip was added. 1 entry could not be read and was skipped.")
        #expect(try desk.store.trips().map(\.id) == ["sound"] && calls.count == 1)
    }

    @Test("a file does not make the program go on without a window, which each desktop permits for itself")
    func withoutWindow() async throws {
        let here = try await Desk([], in: folder.url)
        here.settings.change { ($0.notices.goesOnWithoutWindow, $0.notices.tellsRain) = (true, true) }
        here.exchange.write(to: file)
        await here.done()
        let there = try await Desk([], in: TemporaryFolder().url)
        there.exchange.read(from: file)
        await there.done()
        #expect(there.settings.settings.notices.tellsRain)
        #expect(!there.settings.settings.notices.goesOnWithoutWindow)
    }

    @Test("which sources an imported place wants first counts at once")
    func sourceOrder() async throws {
        let here = try await Desk([SavedPlace(paris, sourceOrder: ["met-norway"])], in: folder.url)
        here.exchange.write(to: file)
        await here.done()
        let other = try TemporaryFolder()
        let there = try await Desk([SavedPlace(london)], in: other.url)
        #expect(there.snapshot.preferences.orderByPlace.isEmpty)
        there.exchange.read(from: file)
        await there.done()
        #expect(there.snapshot.preferences.orderByPlace == ["paris": ["met-norway"]])
    }

    @Test("the first places of an import are shown")
    func intoNothing() async throws {
        let here = try await Desk([SavedPlace(paris)], in: folder.url)
        here.exchange.write(to: file)
        await here.done()
        let there = try await Desk([], in: try TemporaryFolder().url)
        there.exchange.read(from: file)
        await there.done()
        #expect(there.locations.selectedID == "paris")
    }

    @Test(
        "a file that is not taken over says why, and changes nothing",
        arguments: [
            ("{}", "not exported by Fairweather"), ("not json", "not exported by Fairweather"),
            (#"{"format":"fairweather","schema":99,"places":[]}"#, "newer version"),
        ])
    func refusals(content: String, reason: String) async throws {
        let desk = try await Desk([SavedPlace(paris)], in: folder.url)
        try Data(content.utf8).write(to: URL(filePath: file))
        desk.exchange.read(from: file)
        await desk.done()
        #expect(desk.exchange.notice?.text.contains(reason) == true)
        #expect(desk.exchange.notice?.style == .warning)
        #expect(desk.locations.rows.map(\.title) == ["Paris"])
    }

    @Test("a file that is not there, or cannot be written, says so")
    func files() async throws {
        let desk = try await Desk([], in: folder.url)
        desk.exchange.read(from: folder.url.appending(path: "nothing.json").path)
        await desk.done()
        #expect(desk.exchange.notice?.style == .warning)
        desk.exchange.dismissNotice()
        desk.exchange.write(to: "/nowhere/at/all.json")
        await desk.done()
        #expect(desk.exchange.notice?.style == .warning)
    }

    @Test("servers of a file are asked only once somebody has seen them and said so", arguments: [false, true])
    func servers(isTaken: Bool) async throws {
        let text = #"""
            {"format":"fairweather","schema":1,"places":[],"settings":{"refreshMinutes":45,
            "servers":{"openweather":"https://evil.example.org","nws":"file:///etc/passwd"}}}
            """#
        try Data(text.utf8).write(to: URL(filePath: file))
        let desk = try await Desk([], in: folder.url)
        desk.exchange.read(from: file)
        await desk.done()
        #expect(desk.settings.settings.refreshMinutes == 45)
        #expect(desk.settings.settings.servers.isEmpty && desk.snapshot.access.servers.isEmpty)
        #expect(desk.exchange.question?.servers == ["openweather: https://evil.example.org"])
        let refusal = "The server “file:///etc/passwd” for nws cannot be used, so it was not imported."
        #expect(desk.exchange.notice?.text.hasSuffix(refusal) == true, "\(desk.exchange.notice?.text ?? "nothing")")
        if isTaken { desk.exchange.acceptServers() } else { desk.exchange.rejectServers() }
        #expect(desk.exchange.question == nil)
        #expect(desk.settings.settings.servers == (isTaken ? ["openweather": "https://evil.example.org"] : [:]))
        // Known by now, they are no question any more.
        desk.exchange.read(from: file)
        await desk.done()
        #expect((desk.exchange.question == nil) == isTaken)
    }

    @Test("a report is shown before it is saved, but for the stored weather, and never has a key")
    func shownReport() async throws {
        let here = try await Desk([SavedPlace(london, customName: "Home")], in: folder.url)
        try await here.store.save(Samples.report(fetched: "2026-11-21T15:00:00Z", .clear, 5), for: london.id)
        here.settings.change { $0.servers["open-meteo"] = "https://example.org/?apikey=secret" }
        #expect(here.report.content == nil)
        here.report.open()
        await here.report.task?.value
        let content = try #require(here.report.content)
        let read = try ReplayFile(content)
        #expect(read.places.first?.report != nil)
        #expect(read.places.first?.place.customName == "Home")
        let preview = try #require(here.report.preview)
        #expect(preview.contains("\"weather\" : \"…\"") && preview.contains("Home") && preview.contains("51.5"))
        #expect(!preview.contains("secret") && !String(decoding: content, as: UTF8.self).contains("secret"))
        #expect(here.report.problem == nil)
    }

    @Test("a blurred report has neither names nor exact coordinates, and the last wish is the one that is followed")
    func blurredReport() async throws {
        let here = try await Desk([SavedPlace(london, customName: "Home")], in: folder.url)
        here.report.open()
        here.report.blur(true)
        await here.report.task?.value
        let preview = try #require(here.report.preview)
        #expect(here.report.isBlurred && !preview.contains("Home") && !preview.contains("\"London\""))
        here.report.blur(false)
        here.report.blur(true)
        here.report.blur(false)
        await here.report.task?.value
        #expect(here.report.preview?.contains("Home") == true && !here.report.isBlurred)
    }

    @Test("a report that cannot be made says why, and is not offered")
    func unmadeReport() async throws {
        let here = try await Desk([SavedPlace(london)], in: folder.url)
        // A folder stands where the list of failures would.
        let folders = try DataFolders(environment: ["HOME": folder.url.path])
        try FileManager.default.createDirectory(at: folders.sourceHealthFile, withIntermediateDirectories: true)
        here.report.open()
        await here.report.task?.value
        #expect(here.report.problem != nil && here.report.content == nil && here.report.preview == nil)
    }
}
