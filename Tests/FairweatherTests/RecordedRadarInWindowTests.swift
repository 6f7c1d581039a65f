import Assembly
import DesktopAssembly
import Foundation
import GtkTestSupport
import Presentation
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText
import WeatherUI
import XCTest

@testable import Gtk
@testable import fairweather

/// A window that shows a recorded answer of radar pictures.
final class RecordedRadarInWindowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testRecordedPicturesOpenAsARainMapAtTheirMomentAndNobodyIsAsked() throws {
        try onMain {
            let file = try Files.temporaryFolder().appending(path: "radar.json")
            try Files.fixture("bright-sky/radar_hamburg.json").write(to: file)
            let replay = try Self.replayed(file)
            defer { replay.end() }
            let clock = SettableClock("2026-01-14T12:40:00Z")
            XCTAssertEqual(replay.moment, clock.now)
            let composition = try Composition(
                source: .automatic, environment: replay.environment, shipped: ShippedFiles(), wallClock: clock,
                refreshClock: clock,
                locale: Locale(identifier: "en_GB"), zone: replay.zone,
                keyStore: LayeredKeyStore(secrets: nil, environment: [:]), radar: replay.radar, staysOffline: true,
                isReplay: true)
            let model = composition.model
            model.showReport(of: replay.moment, in: replay.zone, at: clock.now)
            let main = MainWindow(model)
            defer { main.window.destroy() }
            XCTAssertTrue(GtkTesting.paint(main.window))
            model.start()
            main.openRainMap()
            @MainActor func shows(_ beginning: String) -> Bool {
                GtkTesting.pump(until: {
                    WidgetTree.texts(in: main.window).contains { $0.hasPrefix(beginning) }
                })
            }
            XCTAssertTrue(shows("It arrives about "), "\(WidgetTree.texts(in: main.window))")
            XCTAssertTrue(main.window.title.hasPrefix("Rain map – 53."), main.window.title)
            XCTAssertTrue(
                WidgetTree.texts(in: main.window).contains { $0.contains("Report of ") },
                "\(WidgetTree.texts(in: main.window))")
            XCTAssertTrue(WidgetTree.press(WindowWords.back, in: main.window))
            XCTAssertTrue(shows("Rain in the next two hours"), "\(WidgetTree.texts(in: main.window))")
        }
    }

    /// Reads the file while the loop goes on.
    @MainActor
    private static func replayed(_ file: URL) throws -> Replay {
        var result: Result<Replay, any Error>?
        Task {
            do { result = .success(try await Replay(file, environment: [:])) } catch { result = .failure(error) }
        }
        XCTAssertTrue(GtkTesting.pump(until: { result != nil }))
        return try XCTUnwrap(result).get()
    }
}
