import Charts
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI

final class HoursCardTests: XCTestCase {
    override func setUp() {
        onMain {
            XCTAssertTrue(GtkTesting.start(), "no display")
            Appearance.isAnimated = false
        }
    }

    override func tearDown() { onMain { Appearance.isAnimated = true } }

    func testNowStandsALittleBehindTheLeftEdge() throws {
        try onMain {
            let stage = HoursStage()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(stage.start, 28)
            XCTAssertEqual(try XCTUnwrap(stage.card.view.window).hours, 36)
        }
    }

    func testTheRingOfTheFocusLiesWithinTheCardAndOutsideOfTheHours() throws {
        try onMain {
            let stage = HoursStage()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            let ring = try XCTUnwrap(WidgetTree.bounds(styled: "meteogram-ring", in: stage.card.root).first)
            let hours = try XCTUnwrap(WidgetTree.bounds(styled: "meteogram", in: stage.card.root).first)
            // The ring itself is two pixels wide.
            XCTAssertLessThanOrEqual(ring.y + 2, hours.y - 2)
            XCTAssertGreaterThanOrEqual(ring.x, hours.x + 2)
            XCTAssertLessThanOrEqual(ring.x + ring.width, hours.x + hours.width - 2)
        }
    }

    func testAPlainWheelScrollsThePageAndOneWithShiftMovesTime() throws {
        try onMain {
            let stage = HoursStage()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            guard stage.turnWheel(2) else { throw XCTSkip("no wheel can be turned on this display") }
            XCTAssertTrue(GtkTesting.pump(until: { stage.scrolledY > 0 }, limit: 20))
            XCTAssertEqual(stage.start, 28)
            XCTAssertTrue(stage.turnWheel(-2))
            XCTAssertTrue(GtkTesting.pump(until: { stage.scrolledY == 0 }, limit: 20))
            XCTAssertTrue(stage.turnWheel(2, withShift: true))
            XCTAssertTrue(GtkTesting.pump(until: { stage.start == 34 }, limit: 20), "\(stage.start ?? -1)")
            XCTAssertEqual(stage.scrolledY, 0)
        }
    }

    func testArrowKeysWalkTheHoursInBothDirectionsOfText() throws {
        try onMain {
            for isMirrored in [false, true] {
                TextDirection.isRightToLeft = isMirrored
                defer { TextDirection.isRightToLeft = false }
                let stage = HoursStage()
                XCTAssertTrue(GtkTesting.paint(stage.window))
                XCTAssertTrue(stage.card.grabFocus())
                let hours = try XCTUnwrap(stage.page.chart).meteogram.hours
                XCTAssertEqual(stage.card.title.text, stage.words[30], "it begins with the present hour")
                let steps = [
                    ("Left", 29), ("Right", 30), ("Right", 31), ("Page_Down", 55), ("Page_Up", 31), ("Home", 30),
                    ("Home", 30), ("Page_Up", 6), ("Page_Up", 0), ("Left", 0), ("End", 99), ("Right", 99), ("Home", 30),
                ]
                for (key, index) in steps {
                    XCTAssertTrue(WidgetTree.pressKeys(key, in: stage.window))
                    XCTAssertEqual(stage.card.title.text, stage.words[index], key)
                    XCTAssertTrue(WidgetTree.hasAccessible(named: hours[index].spokenText, in: stage.window), key)
                    let view = try XCTUnwrap(stage.card.view.window).view
                    XCTAssertTrue(view.contains(Double(index)), "\(index) is not in \(view)")
                }
                XCTAssertFalse(WidgetTree.pressKeys("<Control>Left", in: stage.window))
            }
        }
    }

    func testNoHourOfTheChartIsReadOverTheTableAndTheOneOfItsRowIsReadAgainInTheChart() {
        onMain {
            let stage = HoursStage()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertTrue(stage.card.grabFocus())
            XCTAssertTrue(WidgetTree.pressKeys("Right", in: stage.window))
            XCTAssertEqual(stage.card.title.text, stage.words[31])
            stage.page.showTable(true)
            XCTAssertTrue(GtkTesting.pump(until: { stage.card.title.text == nil }), stage.card.title.text ?? "")
            XCTAssertTrue(GtkTesting.paint(stage.window))
            GtkTesting.settle()
            XCTAssertNil(stage.card.title.text, "the focus has gone over to the rows")
            stage.page.showTable(false)
            XCTAssertTrue(GtkTesting.pump(until: { stage.card.title.text == stage.words[31] }))
        }
    }

    func testEarlierAndLaterMoveTimeAsFarAsThereAreHours() throws {
        onMain {
            let stage = HoursStage()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertTrue(WidgetTree.press(WindowWords.laterHours, in: stage.window))
            XCTAssertEqual(stage.start, 46)
            for start in [28.0, 10, 0, 0] {
                XCTAssertTrue(WidgetTree.press(WindowWords.earlierHours, in: stage.window))
                XCTAssertEqual(stage.start, start)
            }
        }
    }

    func testAButtonThatReachesItsEndPassesTheFocusToTheOther() {
        onMain {
            let stage = HoursStage()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            for (button, other) in [
                (WindowWords.earlierHours, WindowWords.laterHours), (WindowWords.laterHours, WindowWords.earlierHours),
            ] {
                XCTAssertTrue(WidgetTree.focus(button, in: stage.window))
                for _ in 0..<5 { XCTAssertTrue(WidgetTree.press(button, in: stage.window)) }
                let focus = WidgetTree.focus(in: stage.window)
                XCTAssertTrue(focus.contains(other), focus)
            }
        }
    }

    func testTimeMovesWithinAQuarterOfASecondAndNothingTicksAfterwards() throws {
        onMain {
            Appearance.isAnimated = true
            let stage = HoursStage()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertFalse(stage.card.view.animation.isRunning)
            XCTAssertTrue(WidgetTree.press(WindowWords.laterHours, in: stage.window))
            XCTAssertEqual(stage.start, 28, "it is on its way")
            XCTAssertTrue(stage.card.view.animation.isRunning)
            XCTAssertTrue(GtkTesting.pump(until: { !stage.card.view.animation.isRunning }))
            XCTAssertEqual(stage.start, 46)
        }
    }

    func testAnotherQuantityChangesTheCurveOnlyAndAMissingOneLeavesTheHoursStanding() throws {
        onMain {
            let stage = HoursStage()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertTrue(WidgetTree.press(WindowWords.laterHours, in: stage.window))
            stage.page.chart = StubHours.chart(100, now: 30.5, metric: .pressure)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(stage.page.chart?.meteogram.words.missing, ChartMetric.pressure.title)
            XCTAssertEqual(stage.start, 46, "time stays where it was")
            XCTAssertTrue(WidgetTree.hasAccessible(named: WindowWords.quantity, in: stage.window))
        }
    }

    func testAtMidnightNothingJumpsAndNowStays() throws {
        onMain {
            let stage = HoursStage(now: 47.6)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(stage.start, 45)
            stage.page.chart = StubHours.chart(100, dropping: 24, now: 48.1)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(stage.start, 22, "two hours before now, which is at 24")
        }
    }

    func testAtMidnightTheHoursThatSomebodyIsLookingAtStay() throws {
        try onMain {
            let stage = HoursStage(now: 47.6)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertTrue(WidgetTree.press(WindowWords.laterHours, in: stage.window))
            XCTAssertEqual(stage.start, 63)
            stage.page.chart = StubHours.chart(100, dropping: 24, now: 48.1)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(stage.start, 39)

            XCTAssertTrue(stage.card.grabFocus())
            XCTAssertTrue(WidgetTree.pressKeys("Right", in: stage.window))
            let read = try XCTUnwrap(stage.card.title.text)
            stage.page.chart = StubHours.chart(100, dropping: 25, now: 48.2)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(stage.card.title.text, read, "the hour that is read is the same")
        }
    }

    func testTheViewGoesOnWithThePresentUntilSomebodyMovesIt() throws {
        onMain {
            let stage = HoursStage(now: 30.9)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            stage.page.chart = StubHours.chart(100, now: 31.1)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(stage.start, 29)
            XCTAssertTrue(WidgetTree.press(WindowWords.laterHours, in: stage.window))
            let start = stage.start
            stage.page.chart = StubHours.chart(100, now: 32.1)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(stage.start, start)
        }
    }

    func testAnotherPlaceBeginsAtItsOwnPresent() throws {
        onMain {
            let stage = HoursStage()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertTrue(stage.card.grabFocus())
            XCTAssertTrue(WidgetTree.press(WindowWords.laterHours, in: stage.window))
            stage.page.pageID = "Sydney"
            stage.page.chart = StubHours.chart(100, now: 10.5)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(stage.start, 8)
        }
    }
}
