import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// The rain map by keys alone, from the page of its place and back, and what is heard of it.
final class RainMapByKeysTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testThePageIsWhereItWasAfterTheMapWasLeftByKeys() throws {
        try onMain {
            let stage = try Self.stage(.dry, height: 480)
            for _ in 0..<8 where !Self.focus(stage).contains("Sun and moon") { Self.press("F6", stage) }
            XCTAssertTrue(Self.focus(stage).contains("Sun and moon"), Self.focus(stage))
            XCTAssertTrue(GtkTesting.paint(stage.window))
            let (focus, seen) = (Self.focus(stage), Self.heights(stage))
            XCTAssertLessThan(seen["Sun and moon"] ?? 900, 480, "\(seen)")
            Self.press("<Control>m", stage)
            XCTAssertTrue(GtkTesting.pump(until: { stage.window.title == "Rain map – Hamburg" }, limit: 10))
            stage.settle()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            Self.press("Escape", stage)
            XCTAssertTrue(
                GtkTesting.pump(until: { stage.model.rainMap == nil && Self.focus(stage) == focus }, limit: 10))
            XCTAssertEqual(Self.focus(stage), focus)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            GtkTesting.settle()
            XCTAssertEqual(Self.heights(stage), seen, "the page has moved")
        }
    }

    func testTheFocusIsOnTheNextTitleOnceTheRainThatTheMapToldIsTooOld() throws {
        try onMain {
            let stage = try Self.stage()
            Self.press("<Control>m", stage)
            XCTAssertTrue(GtkTesting.pump(until: { stage.window.title == "Rain map – Hamburg" }, limit: 10))
            stage.settle()
            Self.press("Escape", stage)
            XCTAssertTrue(GtkTesting.pump(until: { stage.model.rainMap == nil }, limit: 10))
            XCTAssertTrue(
                GtkTesting.pump(
                    until: { WidgetTree.focus(WindowWords.openRainMap(isSnow: false), in: stage.window) }, limit: 10),
                "the card tells what the map said")
            stage.pass(360)
            XCTAssertTrue(Self.focus(stage).contains(WindowWords.openRainMap(isSnow: false)), "nothing has gone yet")
            stage.pass(900)
            XCTAssertTrue(
                GtkTesting.pump(
                    until: { !Self.focus(stage).contains(WindowWords.openRainMap(isSnow: false)) }, limit: 10))
            XCTAssertTrue(Self.focus(stage).contains("Next hours"), Self.focus(stage))
        }
    }

    func testEverythingOnTheMapIsDoneByKeysAndHeard() throws {
        try onMain {
            let stage = try Self.stage()
            Self.press("<Control>m", stage)
            XCTAssertTrue(GtkTesting.pump(until: { stage.window.title == "Rain map – Hamburg" }, limit: 10))
            stage.settle()
            let map = try XCTUnwrap(stage.model.rainMap)
            XCTAssertTrue(
                GtkTesting.pump(until: { Self.focus(stage).contains(map.answer) }, limit: 10), Self.focus(stage))
            XCTAssertTrue(Self.focus(stage).contains(map.detail ?? "?"), Self.focus(stage))
            let first = map.spokenFrame
            Self.press("Right", stage)
            XCTAssertNotEqual(map.spokenFrame, first)
            XCTAssertEqual(Self.told(stage), map.spokenFrame, "the focus is elsewhere than the time")
            Self.press("End Right", stage)
            XCTAssertEqual(map.track?.knob, 1)
            XCTAssertEqual(Self.told(stage), map.spokenFrame)
            Self.press("n", stage)
            XCTAssertEqual(map.spokenFrame, first)
            // Tab comes by each control in the order in which they are seen.
            for name in [WindowWords.zoomIn, WindowWords.zoomOut, map.credit, WindowWords.play, WindowWords.radarTime] {
                for _ in 0..<2 where !Self.focus(stage).contains(name) { Self.press("Tab", stage) }
                XCTAssertTrue(Self.focus(stage).contains(name), "\(name): \(Self.focus(stage))")
            }
            let heard = Self.told(stage)
            Self.press("Left", stage)
            XCTAssertTrue(map.spokenFrame.hasPrefix("13:00, measured: dry in Hamburg. Rain "), map.spokenFrame)
            XCTAssertEqual(Self.told(stage), heard, "the slider says it already")
            let (nearer, farther) = (map.canZoomIn, map.canZoomOut)
            XCTAssertTrue(nearer && farther)
            Self.press("plus", stage)
            XCTAssertFalse(map.canZoomIn)
            Self.press("0 minus", stage)
            XCTAssertFalse(map.canZoomOut)
            Self.press("space", stage)
            XCTAssertTrue(map.isPlaying)
            XCTAssertTrue(
                GtkTesting.pump(
                    until: { WidgetTree.hasAccessible(named: WindowWords.pause, in: stage.window) }, limit: 10))
            Self.press("Escape", stage)
            XCTAssertFalse(map.isPlaying)
            XCTAssertNotNil(stage.model.rainMap)
            Self.press("<Control>t", stage)
            let rows = try XCTUnwrap(map.table?.spokenRows)
            XCTAssertTrue(
                GtkTesting.pump(
                    until: { rows.contains { WidgetTree.hasAccessible(named: $0, in: stage.window) } }, limit: 10))
            Self.press("<Control>t Escape", stage)
            XCTAssertTrue(GtkTesting.pump(until: { stage.model.rainMap == nil }, limit: 10))
        }
    }

    func testEachStateIsReadWhereTheFocusComesTo() throws {
        try onMain {
            for scene in PlayedRain.Scene.allCases {
                let stage = try RainMapStage(scene)
                let map = try XCTUnwrap(stage.model.rainMap)
                XCTAssertTrue(
                    GtkTesting.pump(until: { Self.focus(stage).contains(map.answer) }, limit: 10),
                    "\(scene): \(Self.focus(stage))"
                )
                if let detail = map.detail { XCTAssertTrue(Self.focus(stage).contains(detail), "\(scene)") }
                if let action = map.actionLabel {
                    XCTAssertTrue(WidgetTree.focus(action, in: stage.window), "\(scene): \(action) takes no focus")
                }
                XCTAssertEqual(WidgetTree.nameless(in: stage.window), [], "\(scene)")
                XCTAssertEqual(WidgetTree.focusableWithoutName(in: stage.window), [], "\(scene)")
            }
        }
    }

    func testOneTimerRunsWhileFramesFollowEachOtherAndTheNextIsReadyBeforeItsTurn() throws {
        try onMain {
            let stage = try RainMapStage(.band)
            let (map, layers) = (try XCTUnwrap(stage.model.rainMap), try XCTUnwrap(stage.main.rainMap?.layers))
            _ = GtkTesting.pump(until: { false }, limit: 1)
            let atRest = LiveHandlers.count
            map.togglePlaying()
            for _ in 0..<5 {
                XCTAssertTrue(GtkTesting.pump(until: { map.nextPicture.map(layers.isReady) ?? false }, limit: 10))
                XCTAssertLessThanOrEqual(LiveHandlers.count, atRest + 1, "the timer alone")
                let shown = map.timeText
                XCTAssertTrue(GtkTesting.pump(until: { map.timeText != shown }, limit: 10))
                XCTAssertTrue(layers.isReady(map.picture), "it was made in its turn")
            }
            _ = map.stopPlaying()
            XCTAssertTrue(GtkTesting.pump(until: { LiveHandlers.count <= atRest }, limit: 10), "something still runs")
        }
    }

    @MainActor
    private static func stage(_ scene: PlayedRain.Scene = .band, height: Int = 680) throws -> RainMapStage {
        guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
        let stage = try RainMapStage(scene, height: height, isOpen: false)
        stage.main.present()
        GtkTesting.settle()
        return stage
    }

    @MainActor
    private static func press(_ keys: String, _ stage: RainMapStage) {
        XCTAssertTrue(Keyboard.press(keys, in: stage.window), keys)
        GtkTesting.settle()
    }

    @MainActor
    private static func focus(_ stage: RainMapStage) -> String { WidgetTree.focus(in: stage.window) }

    @MainActor
    private static func told(_ stage: RainMapStage) -> String { WidgetTree.announcement(in: stage.window) }

    /// The heights at which some texts of the page are seen.
    @MainActor
    private static func heights(_ stage: RainMapStage) -> [String: Int] {
        let texts = SeenTexts(of: stage.window, in: stage.window).all
            .filter { ["Sun and moon", "Full moon, 100% lit"].contains($0.words) }
        return Dictionary(texts.map { ($0.words, Int($0.rows.lowerBound)) }) { first, _ in first }
    }
}
