import DesktopAssembly
import Foundation
import GtkTestSupport
import Presentation
import WeatherModel
import WeatherStore
import WeatherUI
import XCTest

@testable import Gtk

/// Ten thousand places in the sidebar: prints what a frame of scrolling and of typing costs.
///
/// Run by hand, since a machine's pace proves nothing: `FAIRWEATHER_BENCHMARK=1 scripts/test --filter ManyPlaces`.
final class ManyPlacesBenchmark: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testScrollingAndFiltering() throws {
        guard ProcessInfo.processInfo.environment["FAIRWEATHER_BENCHMARK"] != nil else {
            throw XCTSkip("FAIRWEATHER_BENCHMARK is not set")
        }
        try onMain {
            let folder = try Files.temporaryFolder()
            let environment = ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
            try ManyPlacesBenchmark.fill(environment)
            let model = try Composition(
                source: .sample, environment: environment, shipped: ShippedFiles(),
                wallClock: SettableClock(noon), locale: Locale(identifier: "en_GB"), zone: .gmt
            ).model
            let main = MainWindow(model)
            defer { main.window.destroy() }
            XCTAssertTrue(GtkTesting.paint(main.window))
            let pace = FramePace(of: main.window)
            pace.scroll(listNamed: WindowWords.places, by: 200, frames: 300)
            ManyPlacesBenchmark.report("scrolling", pace.frames)
            let typed = ["b", "be", "ber", "berl", "berli", "berlin", "berli", "berl", "b", ""]
            ManyPlacesBenchmark.report("typing", typed.map { text in pace.shown { model.adding.type(text) } })
            ManyPlacesBenchmark.report(
                "choosing the next place", (0..<20).map { _ in pace.shown { model.locations.selectNeighbor(1) } })
        }
    }

    @MainActor
    private static func fill(_ environment: [String: String]) throws {
        let store = try SQLiteStore.open(at: DataFolders(environment: environment).sampleDatabaseFile).store
        let places = (0..<10_000).compactMap { number in
            Coordinates(latitude: Double(number / 100) - 50, longitude: Double(number % 100)).map {
                SavedPlace(
                    Location(
                        id: "benchmark:\(number)", name: "Place \(number)", region: "Region", country: "Country",
                        countryCode: "GB", coordinates: $0, timeZoneIdentifier: "Europe/London"))
            }
        }
        var isFilled = false
        Task {
            _ = try? await store.take(places)
            isFilled = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isFilled }, limit: 120))
    }

    private static func report(_ name: String, _ times: [Double]) {
        let sorted = times.sorted()
        guard let longest = sorted.last else { return }
        let median = sorted[sorted.count / 2]
        print("10,000 places, \(name): median \(median) ms, longest \(longest) ms of \(times.count) frames")
    }
}
