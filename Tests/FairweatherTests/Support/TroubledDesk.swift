import Assembly
import DesktopAssembly
import Foundation
import Places
import GtkTestSupport
import Presentation
import Refreshing
import SourceSettings
import Synchronization
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText
import WeatherUI
import XCTest

@testable import Gtk

/// A window that shows London with weather of two hours ago, over services and a store that fail as they are told.
@MainActor
final class TroubledDesk {
    let store: TroubledStore
    let reports: TroubledReports
    let model: MainViewModel
    let main: MainWindow<MainViewModel>
    var window: Window { main.window }
    var texts: [String] { WidgetTree.texts(in: window) }

    static let london = Location(
        id: "london", name: "London", countryCode: "GB", coordinates: Coordinates(clampingLatitude: 51.5, longitude: 0))
    private static let parts: Set<WeatherPart> = [.current, .hours, .days]

    init(requestsFailWith error: FetchError? = nil) throws {
        // What the rows measure is the style sheet's word.
        ShippedFiles().dressProgram()
        let now = try XCTUnwrap(try? Date(noon, strategy: .iso8601))
        let clock = SettableClock(noon)
        let folder = try Files.temporaryFolder()
        store = TroubledStore(try SQLiteStore.open(at: folder.appending(path: "places.sqlite")).store)
        reports = TroubledReports(error)
        (model, main) = try Self.open(store, reports, clock, now, SettingsFile(folder.appending(path: "settings.json")))
        XCTAssertTrue(GtkTesting.paint(window))
        model.start()
        settle()
    }

    isolated deinit {
        window.destroy()
    }

    /// Runs the loop until some label reads the text.
    func waitFor(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        let isThere = GtkTesting.pump(until: { texts.contains { $0.contains(text) } })
        XCTAssertTrue(isThere, "“\(text)” is not among \(texts)", file: file, line: line)
    }

    /// Runs the loop until nothing is under way any more.
    func settle() {
        var isSettled = false
        Task {
            await model.settled()
            isSettled = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isSettled }))
    }

    private static func open(
        _ store: TroubledStore, _ reports: TroubledReports, _ clock: SettableClock, _ now: Date,
        _ settingsFile: SettingsFile
    ) throws -> (MainViewModel, MainWindow<MainViewModel>) {
        var isFilled = false
        Task {
            let sample = Services(
                .sample, SettingsSnapshot(Settings()), environment: [:], shipped: ShippedFiles(), now: { now - 7200 })
            let fetched = await sample.reports.report(of: parts, for: london)
            try await store.add(london)
            try await store.save(XCTUnwrap(fetched.report), for: london.id)
            isFilled = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isFilled }))
        let locale = Locale(identifier: "en_GB")
        let format = DisplayFormat(WeatherFormatter(Settings(), locale: locale, ownZone: .gmt))
        let wall = DisplayClock(clock)
        let locations = LocationsViewModel(
            PlaceList(try store.contents(at: now), store: store), fetcher: reports,
            policy: RefreshPolicy(interval: 1800, parts: parts, seed: 1), refreshClock: clock, clock: wall,
            format: format)
        let settings = SettingsViewModel(
            Settings(), store: settingsFile, snapshot: SettingsSnapshot(Settings()), locale: locale, ownZone: .gmt,
            format: format, locations: locations)
        let adding = AddLocationViewModel(geocoder: reports, locations: locations, pause: {})
        let model = MainViewModel(adding: adding, locations: locations, settings: settings, clock: wall)
        return (model, MainWindow(model))
    }
}
