import DesktopAssembly
import Foundation
import GtkTestSupport
import Presentation
import WeatherStore
import WeatherUI
import XCTest

@testable import Gtk
@testable import fairweather

/// The start of the program with a place on its command line and none in the store.
final class AskedPlaceTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testThePageOfTheFirstPlaceIsInTheFirstFrameAndNobodyIsWelcomed() throws {
        try onMain {
            XCTAssertEqual(try Self.firstFrame(showing: ["Hamburg"]).filter { $0 == "Hamburg" }.count, 2)
            let texts = try Self.firstFrame(showing: [])
            XCTAssertTrue(texts.contains("Welcome to Fairweather"), "who asks for nothing is welcomed: \(texts)")
        }
    }

    func testAPlaceThatIsNotFoundKeepsNobodyWaiting() throws {
        try onMain {
            XCTAssertFalse(try Self.firstFrame(showing: ["qqqqxxxx"]).isEmpty)
        }
    }

    /// What the window reads when it is first painted.
    @MainActor
    private static func firstFrame(showing cities: [String]) throws -> [String] {
        let (folder, clock) = (try Files.temporaryFolder(), SettableClock(noon))
        let model = try Composition(
            source: .sample, environment: ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path],
            shipped: ShippedFiles(), wallClock: clock, refreshClock: clock, locale: Locale(identifier: "en_GB"),
            zone: .gmt
        ).model
        // A window of a snapshot keeps no size.
        let options = WindowOptions(snapshot: "none.png", width: 1000, height: 680)
        let life = WindowLife(model, of: nil, options, for: StartRequest(cities: cities)) {}
        defer {
            life.end()
            life.destroy()
        }
        var texts: [String]?
        let window = life.main.window
        life.present()
        // Only a window on screen has a clock of frames.
        let isShown = GtkTesting.pump(
            until: { window.afterPaint(count: 1) { texts = WidgetTree.texts(in: window) } }, limit: 10)
        XCTAssertTrue(isShown && GtkTesting.pump(until: { texts != nil }, limit: 10))
        return try XCTUnwrap(texts)
    }
}
