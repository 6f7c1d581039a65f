import GtkTestSupport
import SeededRandom
import WeatherModel
import XCTest

@testable import Gtk
@testable import fairweather

/// The parts of a new place's weather arrive one after another, in any order.
final class ArrivalTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    private static let parts = ArrivalStage.parts
    private static let styles = [
        "hero-temperature", "hero-summary", "tile", "alert", "rain-card", "hours-card", "days", "detail", "footer",
        "awaited-ground",
    ]

    func testNothingThatIsShownMovesWhenMoreArrives() throws {
        try onMain {
            for seed in 0..<12 as Range<UInt64> {
                var random = SeededGenerator(seed: seed)
                let order = Self.parts.shuffled(using: &random)
                try Self.play(order, hasAlert: seed.isMultiple(of: 2)) { before, after, part in
                    // With the forecast, the names' grounds give way to its tiles, below a warning where there is one.
                    guard before["awaited-ground"]?.isEmpty == true else { return }
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
        let stage = try ArrivalStage(order, hasAlert: hasAlert)
        var before = frames(in: stage.window)
        for part in order {
            try stage.arrive(part)
            let after = frames(in: stage.window)
            compare(before, after, part)
            before = after
        }
        XCTAssertFalse(before["hours-card"]?.isEmpty ?? true, "no hours are shown")
        XCTAssertFalse(before["detail"]?.isEmpty ?? true, "no details are shown")
        XCTAssertEqual(before["alert"]?.count, hasAlert ? 1 : 0)
    }

    func testAtFirstThereAreNamesAndOneGroundAndNothingIsSaidNotToHappen() throws {
        try onMain {
            let stage = try ArrivalStage(Self.parts, hasAlert: true)
            let grounds = WidgetTree.frames(styled: "awaited-ground", in: stage.window)
            let end = try XCTUnwrap(WidgetTree.frames(styled: "forecast", in: stage.window).first)
            let ground = try XCTUnwrap(grounds.first)
            // A pixel is what halves are rounded to.
            XCTAssertEqual(
                ground.y + ground.height, end.y + end.height, accuracy: 1, "it reaches to the window's end")
            XCTAssertEqual(grounds.count, 1)
            XCTAssertEqual(WidgetTree.frames(styled: "card", in: stage.window).count, 1)
            XCTAssertEqual(WidgetTree.frames(styled: "tile", in: stage.window).count, 4)
            let texts = WidgetTree.texts(in: stage.window)
            for text in ["Today", "Tonight", "Tomorrow", "Weekend"] { XCTAssertTrue(texts.contains(text), text) }
            for text in ["No warnings", "No rain", "—", "Looking for"] {
                XCTAssertFalse(texts.contains { $0.contains(text) }, text)
            }
        }
    }

    func testAForecastComesWholeWithTheWarningThatFollowsIt() throws {
        try onMain {
            let stage = try ArrivalStage([.current, .hours, .days, .minutes, .alerts, .airQuality], hasAlert: true)
            for part in [WeatherPart.current, .hours, .days, .minutes] {
                try stage.arrive(part)
                XCTAssertTrue(Self.frames(in: stage.window)["hours-card"]?.isEmpty ?? false, "\(part) comes alone")
            }
            try stage.arrive(.alerts)
            let shown = Self.frames(in: stage.window)
            for style in ["alert", "hero-temperature", "hours-card", "days"] {
                XCTAssertEqual(shown[style]?.count, 1, style)
            }
            XCTAssertEqual(WidgetTree.frames(styled: "awaited-ground", in: stage.window).count, 0)
        }
    }

    @MainActor
    private static func frames(in window: Window) -> Frames {
        Dictionary(uniqueKeysWithValues: styles.map { ($0, WidgetTree.frames(styled: $0, in: window)) })
    }
}
