import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI

final class RainMapPageTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheMapTakesThePagesPlaceAndBackReturnsToIt() {
        onMain {
            withMap { model, window, map in
                XCTAssertEqual(map.seen, [true])
                XCTAssertFalse(WidgetTree.texts(in: window.window).contains("7°"))
                XCTAssertTrue(WidgetTree.texts(in: window.window).contains(map.answer))
                XCTAssertTrue(WidgetTree.press(WindowWords.back, in: window.window))
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window.window).contains("7°") }))
                XCTAssertNil(model.rainMap)
            }
        }
    }

    func testKeysMoveTimeAndSizeAndLeadBack() {
        onMain {
            withMap { model, window, map in
                for key in [Key.left, .right, .pageUp, .pageDown, .home, .end, .letter("n")] {
                    XCTAssertTrue(window.pressOnRainMap(key))
                }
                XCTAssertEqual(map.steps, [.frames(-1), .frames(1), .minutes(-30), .minutes(30), .first, .last, .now])
                XCTAssertTrue(window.pressOnRainMap(.plus))
                XCTAssertEqual(map.zooms, 1)
                XCTAssertTrue(window.pressOnRainMap(.space))
                XCTAssertTrue(map.isPlaying)
                XCTAssertTrue(window.pressOnRainMap(.escape))
                XCTAssertFalse(map.isPlaying)
                XCTAssertNotNil(model.rainMap)
                XCTAssertTrue(window.pressOnRainMap(.escape))
                XCTAssertNil(model.rainMap)
                XCTAssertFalse(window.pressOnRainMap(.left))
            }
        }
    }

    func testTheFocusGoesToTheOtherButtonWhereTheSizeOfTheMapHasItsEnd() {
        onMain {
            withMap { _, window, map in
                let (zoomIn, zoomOut) = (WindowWords.zoomIn, WindowWords.zoomOut)
                XCTAssertTrue(WidgetTree.focus(zoomOut, in: window.window))
                map.canZoomOut = false
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.focus(in: window.window).contains(zoomIn) }))
                (map.canZoomOut, map.canZoomIn) = (true, false)
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.focus(in: window.window).contains(zoomOut) }))
            }
        }
    }

    func testThePlaceOfTheMapChosenAgainLeadsBackToItsPage() {
        onMain {
            withMap { model, window, map in
                XCTAssertTrue(WidgetTree.activateRow(0, ofListNamed: WindowWords.places, in: window.window))
                XCTAssertNotNil(model.rainMap, "the map is of another place, which is about to be followed")
                map.pageID = "Paris"
                XCTAssertTrue(WidgetTree.activateRow(0, ofListNamed: WindowWords.places, in: window.window))
                XCTAssertNil(model.rainMap)
            }
        }
    }

    func testTheWordsAboutTheSourcesAreAButtonOverThemThatOpensThem() {
        onMain {
            withMap { _, window, map in
                let before = WidgetTree.topLevels().count
                XCTAssertTrue(WidgetTree.press(map.credit, in: window.window))
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.topLevels().count == before + 1 }))
            }
        }
    }

    func testTheRainCardsTitleIsAButtonOnlyWhereThereIsAMap() {
        onMain {
            let title = RainTitle()
            var opened = 0
            let window = Window(width: 300, height: 100)
            window.setChild(title.root)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertTrue(WidgetTree.texts(in: window).contains(WindowWords.rain))
            XCTAssertFalse(title.grabFocus())
            title.onOpen = { opened += 1 }
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.press(WindowWords.openRainMap(isSnow: false), in: window) }))
            XCTAssertEqual(opened, 1)
            XCTAssertTrue(title.grabFocus())
            window.destroy()
        }
    }

    func testPlayingStepsByATimerThatEndsWithIt() {
        onMain {
            withMap { _, window, map in
                map.togglePlaying()
                XCTAssertTrue(GtkTesting.pump(until: { map.playSteps >= 2 }))
                XCTAssertTrue(WidgetTree.press(WindowWords.pause, in: window.window))
                XCTAssertTrue(
                    GtkTesting.pump(until: { WidgetTree.hasAccessible(named: WindowWords.play, in: window.window) }))
            }
        }
    }
}

@MainActor
private func withMap(_ body: (StubWindowModel, MainWindow<StubWindowModel>, StubRainMap) -> Void) {
    let model = StubWindowModel()
    model.locations.rows = [StubPlace(title: "Paris")]
    model.locations.selectedID = "Paris"
    model.pages = [
        "Paris": StubPage("Paris", current: StubWeather(location: "Paris", weather: "Rain", temperature: 7))
    ]
    let window = MainWindow(model)
    XCTAssertTrue(GtkTesting.paint(window.window))
    model.openRainMap(isNarrow: false)
    let map = model.rainMap ?? StubRainMap()
    XCTAssertTrue(
        GtkTesting.pump(until: { WidgetTree.texts(in: window.window).contains("It arrives about 14:20.") }))
    body(model, window, map)
    window.window.destroy()
}
