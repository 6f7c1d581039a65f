import Assembly
import Foundation
import GtkTestSupport
import Presentation
import Refreshing
import SeededRandom
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText
import WeatherUI
import XCTest

@testable import Gtk
@testable import fairweather

/// The parts of a new place's weather arrive one after another, in any order.
final class ArrivalTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    private static let parts: [WeatherPart] = [.current, .minutes, .hours, .days, .airQuality, .alerts]
    private static let styles = [
        "hero-temperature", "hero-summary", "tile", "alert", "rain-card", "hours-card", "days", "detail", "footer",
    ]

    func testNothingThatIsShownMovesWhenMoreArrives() throws {
        try onMain {
            for seed in 0..<12 as Range<UInt64> {
                var random = SeededGenerator(seed: seed)
                let order = Self.parts.shuffled(using: &random)
                try Self.play(order, hasAlert: seed.isMultiple(of: 2)) { before, after, part in
                    for (style, frames) in before {
                        for (old, new) in zip(frames, after[style] ?? []) where style != "footer" {
                            XCTAssertEqual(old.y, new.y, "\(style) moves when \(part) arrives, of \(order)")
                            XCTAssertEqual(old.x, new.x, "\(style) moves when \(part) arrives, of \(order)")
                        }
                    }
                }
            }
        }
    }

    private typealias Frames = [String: [(x: Int, y: Int, width: Int, height: Int)]]

    /// Lets the parts arrive and hands over what was shown before and after each.
    @MainActor
    private static func play(
        _ order: [WeatherPart], hasAlert: Bool, _ compare: (Frames, Frames, WeatherPart) -> Void
    ) throws {
        let now = try XCTUnwrap(try? Date(noon, strategy: .iso8601))
        let clock = SettableClock(noon)
        let folder = try Files.temporaryFolder()
        let store = try SQLiteStore.open(at: folder.appending(path: "places.sqlite")).store
        let reports = PiecemealReports(try weather(at: now, hasAlert: hasAlert), in: order)
        var isAdded = false
        Task {
            try await store.add(TroubledDesk.london)
            isAdded = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isAdded }))
        let format = DisplayFormat(
            WeatherFormatter(Settings(), locale: Locale(identifier: "en_GB"), ownZone: .gmt))
        let wall = DisplayClock(clock)
        let locations = LocationsViewModel(
            contents: try store.contents(at: now), store: store, fetcher: reports,
            policy: RefreshPolicy(interval: 1800, parts: Set(Self.parts), seed: 1), refreshClock: clock, clock: wall,
            format: format)
        let settings = SettingsViewModel(
            Settings(), store: SettingsFile(folder.appending(path: "settings.json")),
            snapshot: SettingsSnapshot(Settings()), locale: Locale(identifier: "en_GB"), ownZone: .gmt, format: format,
            locations: locations)
        let adding = AddLocationViewModel(store: store, geocoder: reports, locations: locations, pause: {})
        let model = MainViewModel(adding: adding, locations: locations, settings: settings, clock: wall)
        let main = MainWindow(model, width: 1000, height: 900)
        defer { main.window.destroy() }
        locations.select(TroubledDesk.london.id)
        model.start()
        XCTAssertTrue(GtkTesting.pump(until: { model.page?.isLoading == true }))
        XCTAssertTrue(GtkTesting.paint(main.window))
        var before = frames(in: main.window)
        for part in order {
            reports.goOn()
            XCTAssertTrue(GtkTesting.pump(until: { has(part, model.page?.report) }), "\(part) does not arrive")
            GtkTesting.settle()
            XCTAssertTrue(GtkTesting.paint(main.window))
            let after = frames(in: main.window)
            compare(before, after, part)
            before = after
        }
        XCTAssertFalse(before["hours-card"]?.isEmpty ?? true, "no hours are shown")
        XCTAssertFalse(before["detail"]?.isEmpty ?? true, "no details are shown")
        XCTAssertEqual(before["alert"]?.count, hasAlert ? 1 : 0)
    }

    @MainActor
    private static func frames(in window: Window) -> Frames {
        Dictionary(uniqueKeysWithValues: styles.map { ($0, WidgetTree.frames(styled: $0, in: window)) })
    }

    private static func has(_ part: WeatherPart, _ report: WeatherReport?) -> Bool { report?.fetchedAt(part) != nil }

    @MainActor
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
