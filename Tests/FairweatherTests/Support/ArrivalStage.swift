import Assembly
import Foundation
import Places
import GtkTestSupport
import Presentation
import Refreshing
import SourceSettings
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText
import WeatherUI
import XCTest

@testable import Gtk
@testable import fairweather

/// A window with a place that is new, whose weather arrives part by part; no wait of the page ends.
@MainActor
final class ArrivalStage {
    nonisolated static let parts: [WeatherPart] = [.current, .minutes, .hours, .days, .airQuality, .alerts]

    private let model: MainViewModel
    private let main: MainWindow<MainViewModel>
    private let reports: PiecemealReports
    var window: Window { main.window }

    /// - Parameter order: The parts in the order in which they are to arrive.
    init(_ order: [WeatherPart], hasAlert: Bool) throws {
        let now = try XCTUnwrap(try? Date(noon, strategy: .iso8601))
        let clock = SettableClock(noon)
        let folder = try Files.temporaryFolder()
        let store = try SQLiteStore.open(at: folder.appending(path: "places.sqlite")).store
        reports = PiecemealReports(try Self.weather(at: now, hasAlert: hasAlert), in: order)
        let london = Location(
            id: TroubledDesk.london.id, name: "London", coordinates: TroubledDesk.london.coordinates,
            timeZoneIdentifier: "Europe/London")
        var isAdded = false
        Task {
            try await store.add(london)
            isAdded = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isAdded }))
        let format = DisplayFormat(
            WeatherFormatter(Settings(), locale: Locale(identifier: "en_GB"), ownZone: .gmt))
        let wall = DisplayClock(clock)
        let locations = LocationsViewModel(
            PlaceList(try store.contents(at: now), store: store), fetcher: reports,
            policy: RefreshPolicy(interval: 1800, parts: Set(Self.parts), seed: 1), refreshClock: clock, clock: wall,
            format: format, pause: { _ in await Self.forever() })
        let settings = SettingsViewModel(
            Settings(), store: SettingsFile(folder.appending(path: "settings.json")),
            snapshot: SettingsSnapshot(Settings()), locale: Locale(identifier: "en_GB"), ownZone: .gmt, format: format,
            locations: locations)
        let adding = AddLocationViewModel(geocoder: reports, locations: locations, pause: {})
        model = MainViewModel(adding: adding, locations: locations, settings: settings, clock: wall)
        main = MainWindow(model, width: 1000, height: 900)
        locations.select(TroubledDesk.london.id)
        model.start()
        XCTAssertTrue(GtkTesting.pump(until: { [model] in model.page?.isLoading == true }))
        XCTAssertTrue(GtkTesting.paint(main.window))
    }

    private nonisolated static func forever() async {
        let (never, end) = AsyncStream.makeStream(of: Void.self)
        for await _ in never {}
        withExtendedLifetime(end) {}
    }

    /// Lets the next part arrive, which is this one.
    func arrive(_ part: WeatherPart) throws {
        reports.goOn()
        XCTAssertTrue(
            GtkTesting.pump(until: { [model] in model.page?.report?.fetchedAt(part) != nil }), "\(part) does not arrive"
        )
        GtkTesting.settle()
        XCTAssertTrue(GtkTesting.paint(main.window))
    }

    isolated deinit {
        main.window.destroy()
    }

    private static func weather(at now: Date, hasAlert: Bool) throws -> WeatherReport {
        let sample = Services(
            .sample, SettingsSnapshot(Settings()), environment: [:], shipped: ShippedFiles(), now: { now })
        var found: WeatherReport?
        Task { found = await sample.reports.report(of: Set(parts), for: TroubledDesk.london).report }
        XCTAssertTrue(GtkTesting.pump(until: { found != nil }))
        var report = try XCTUnwrap(found)
        let source = try XCTUnwrap(report.hours).source
        let alert = Alert(
            id: "1", severity: .severe, ends: now.addingTimeInterval(7200), texts: [AlertText(event: "Wind warning")],
            coverage: .place)
        report.alerts = Sourced(hasAlert ? [alert] : [], source: source, fetchedAt: now)
        return report
    }
}
