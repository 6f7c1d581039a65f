import Charts
import Foundation
import GtkTestSupport
import Presentation
import WeatherStore
import WeatherUI
import XCTest

@testable import Gtk

/// The start of the program with a forecast in the store: what is in view first, then the rest, then requests.
final class FirstFrameTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    private static let styles = [
        "hero-temperature", "hero-summary", "tile", "hours-card", "day-cell", "detail", "footer", "place-row",
    ]
    private typealias Frames = [String: [(x: Int, y: Int, width: Int, height: Int)]]

    func testTheRestComesAfterTheFirstFrameAndMovesNothing() throws {
        try onMain {
            let model = try StoredStart("London").model()
            let main = MainWindow(model, width: 1000, height: 680, isStaged: true)
            defer { main.window.destroy() }
            var (first, isComplete): (Frames?, Bool) = (nil, false)
            var (isAsked, grounds) = (false, [String]())
            main.whenComplete { isComplete = true }
            main.present()
            main.window.afterPaint(count: 1) {
                first = Self.frames(in: main.window)
                grounds = SkyGround.allCases.map { "on-\($0.rawValue)" }.filter {
                    WidgetTree.frames(styled: $0, in: main.window).contains { $0.height < 100 }
                }
                isAsked = model.page?.isLoading ?? false
                XCTAssertFalse(isComplete)
            }
            XCTAssertTrue(GtkTesting.pump(until: { isComplete }))
            XCTAssertTrue(GtkTesting.paint(main.window))
            let (before, after) = (try XCTUnwrap(first), Self.frames(in: main.window))
            XCTAssertFalse(isAsked)
            // The words at the top are those for the sky that they stand on.
            let ground = SkyGround(model.page?.sky, .light)
            XCTAssertEqual(grounds, ["on-\(ground.rawValue)"])
            XCTAssertEqual(before["tile"]?.count, 4)
            XCTAssertEqual(before["hours-card"]?.count, 1)
            XCTAssertGreaterThanOrEqual(before["day-cell"]?.count ?? 0, 4)
            XCTAssertEqual(before["detail"]?.count, 0)
            XCTAssertEqual(before["footer"]?.count, 0)
            XCTAssertGreaterThanOrEqual(after["detail"]?.count ?? 0, 6)
            XCTAssertGreaterThan(after["day-cell"]?.count ?? 0, before["day-cell"]?.count ?? 0)
            XCTAssertEqual(after["footer"]?.count, 1)
            for (style, frames) in before {
                for (old, new) in zip(frames, after[style] ?? []) {
                    XCTAssertEqual(
                        [old.x, old.y, old.width, old.height], [new.x, new.y, new.width, new.height], style)
                }
            }
        }
    }

    func testTheDetailsOfALargeWindowAreSeenTogetherAndItsDaysAtOnce() throws {
        try onMain {
            let main = MainWindow(try StoredStart("London").model(), width: 1910, height: 1000, isStaged: true)
            defer { main.window.destroy() }
            var (isComplete, details, days): (Bool, [Int], [Int]) = (false, [], [])
            main.whenComplete { isComplete = true }
            main.present()
            @MainActor func note() {
                details.append(WidgetTree.countSeen(styled: "detail", in: main.window))
                days.append(WidgetTree.frames(styled: "day-cell", in: main.window).count { $0.y + $0.height < 1000 })
            }
            @MainActor func watch() {
                main.window.afterPaint(count: 1) {
                    note()
                    if !isComplete { watch() }
                }
            }
            watch()
            XCTAssertTrue(GtkTesting.pump(until: { isComplete }))
            XCTAssertTrue(GtkTesting.paint(main.window))
            note()
            XCTAssertGreaterThanOrEqual(details.last ?? 0, 6)
            XCTAssertEqual(Set(details).subtracting([0, details.last ?? 0]), [], "\(details)")
            XCTAssertGreaterThan(days.last ?? 0, 6)
            XCTAssertEqual(Set(days).count, 1, "\(days)")
        }
    }

    func testInTheEndEverythingIsThereThatAWindowHasWithoutStages() throws {
        try onMain {
            let start = try StoredStart("London")
            let texts = try [true, false].map { isStaged in
                let main = try start.window(isStaged: isStaged)
                defer { main.window.destroy() }
                var isComplete = false
                main.whenComplete { isComplete = true }
                XCTAssertEqual(isComplete, !isStaged)
                main.present()
                XCTAssertTrue(GtkTesting.pump(until: { isComplete }))
                XCTAssertTrue(GtkTesting.paint(main.window))
                // Where a pointer rests over the hours, one is read to it.
                return WidgetTree.texts(in: main.window).filter { !$0.contains(" degrees, ") }.sorted()
            }
            XCTAssertEqual(texts[0], texts[1])
        }
    }

    func testAWindowThatIsClosedBeforeItIsCompleteLeavesNothingToBeDone() throws {
        try onMain {
            var main: MainWindow<MainViewModel>? = try StoredStart("London").window()
            weak let left = main
            var isComplete = false
            main?.whenComplete { isComplete = true }
            main?.present()
            main?.window.destroy()
            main = nil
            GtkTesting.settle()
            XCTAssertNil(left)
            XCTAssertFalse(isComplete)
        }
    }

    @MainActor
    private static func frames(in window: Window) -> Frames {
        Dictionary(uniqueKeysWithValues: styles.map { ($0, WidgetTree.frames(styled: $0, in: window)) })
    }
}
