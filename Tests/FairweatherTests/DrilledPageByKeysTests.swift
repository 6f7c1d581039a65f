import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// Where keys lead on a page that was opened from that of a place, with keys that come from the display.
final class DrilledPageByKeysTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAPlaceThatIsAddedOverTheMapHasTheFocusOnItsMapOrItsWeather() throws {
        try onMain {
            let stage = try MapKeys()
            stage.openMap()
            stage.press("<Control>f")
            stage.add("Bremen")
            XCTAssertEqual(stage.window.title, "Rain map – Bremen")
            let map = try XCTUnwrap(stage.model.rainMap)
            XCTAssertTrue(GtkTesting.pump(until: { stage.focus.contains(map.answer) }, limit: 5), stage.focus)
            XCTAssertGreaterThan(WidgetTree.visibleShareOfFocus(in: stage.window), 0.9)
        }
    }

    func testAPlaceThatIsPickedOverAQuantityHasTheFocusOnThatQuantity() throws {
        try onMain {
            let stage = try KeyboardStage(["London", "Paris"])
            stage.model.openQuantity(.temperature, isNarrow: false)
            stage.settle()
            stage.press("<Control>f")
            stage.type("Paris")
            stage.press("Return")
            let isThere = GtkTesting.pump(
                until: {
                    stage.place == "Paris"
                        && (stage.model.quantity?.head?.spokenText).map { stage.focus.contains($0) } ?? false
                }, limit: 5)
            XCTAssertTrue(isThere, stage.focus)
        }
    }

    func testTheMapsTableBeginsWithThePictureThatIsShownAndGivesItBack() throws {
        try onMain {
            let stage = try MapKeys()
            stage.openMap()
            let map = try XCTUnwrap(stage.model.rainMap)
            for leave in ["<Control>t", "Escape"] {
                stage.press("n Page_Down Page_Down Page_Down")
                let shown = map.spokenFrame
                XCTAssertNotEqual(shown, map.table?.spokenRows[map.table?.present ?? 0], "the present is shown")
                stage.press("<Control>t")
                XCTAssertTrue(GtkTesting.pump(until: { stage.focus.contains(shown) }, limit: 5), stage.focus)
                XCTAssertGreaterThan(WidgetTree.visibleShareOfFocus(in: stage.window), 0.9)
                stage.press("Down")
                let next = try XCTUnwrap(map.table?.spokenRows.first { stage.focus.contains($0) }, stage.focus)
                XCTAssertNotEqual(next, shown)
                stage.press(leave)
                XCTAssertFalse(map.showsTable)
                XCTAssertNotNil(stage.model.rainMap, "it is still the map")
                XCTAssertTrue(
                    next.hasSuffix(map.spokenFrame), "what was read in the table is shown: \(map.spokenFrame)")
                XCTAssertTrue(
                    GtkTesting.pump(until: { stage.focus.contains(WindowWords.radarTime) }, limit: 5), stage.focus)
            }
        }
    }

    func testEscapeInTheListOfPlacesLeadsBackFromTheMapAndFromAQuantity() throws {
        try onMain {
            let stage = try MapKeys()
            stage.openMap()
            stage.press("F6")
            for _ in 0..<6 where !stage.main.sidebar.holdsPlaceFocus { stage.press("F6") }
            XCTAssertTrue(stage.main.sidebar.holdsPlaceFocus, stage.focus)
            stage.press("Menu")
            XCTAssertFalse(WidgetTree.openPopovers(in: stage.window).isEmpty)
            stage.press("Escape")
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.openPopovers(in: stage.window).isEmpty }))
            XCTAssertNotNil(stage.model.rainMap, "what was open in the list ends first")
            stage.press("Escape")
            XCTAssertNil(stage.model.rainMap)
            stage.model.openQuantity(.temperature, isNarrow: false)
            stage.settle()
            stage.main.sidebar.focusPlaces()
            stage.press("Escape")
            XCTAssertNil(stage.model.quantity)
        }
    }

    func testArrowsToTheSidesStayOnTheQuantitysPage() throws {
        try onMain {
            for (isMirrored, key) in [(false, "Left"), (true, "Right")] {
                TextDirection.isRightToLeft = isMirrored
                defer { TextDirection.isRightToLeft = false }
                let stage = try KeyboardStage(["London"])
                stage.model.openQuantity(.temperature, isNarrow: false)
                stage.settle()
                let root = try XCTUnwrap(stage.run.main.drilledSections?.first?.root)
                for stop in 0..<12 {
                    let before = stage.focus
                    stage.press(key)
                    XCTAssertTrue(root.containsFocus, "\(key) on stop \(stop), \(before), led to \(stage.focus)")
                    guard root.containsFocus else { break }
                    stage.press("Tab")
                    guard root.containsFocus else { break }
                }
            }
        }
    }

    func testTabGoesFromTheWordsOfAQuantityToItsDaysThenToTheQuantitiesAndToTheTable() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            stage.model.openQuantity(.temperature, isNarrow: false)
            stage.settle()
            let head = try XCTUnwrap(stage.model.quantity?.head?.spokenText)
            XCTAssertTrue(stage.focus.contains(head), stage.focus)
            var met: [String] = []
            // The quantities are read as the one that is chosen.
            let wanted = [WindowWords.days(3), PageQuantity.temperature.title, WindowWords.table]
            for _ in 0..<6 where met.count < wanted.count {
                stage.press("Tab")
                if stage.focus.contains(wanted[met.count]) { met.append(wanted[met.count]) }
            }
            XCTAssertEqual(met, wanted, stage.focus)
        }
    }

    func testTheTableOfAQuantityBeginsWithThePointThatIsReadAndGivesItBack() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            stage.model.openQuantity(.temperature, isNarrow: false)
            stage.settle()
            let page = try XCTUnwrap(stage.model.quantity)
            let chart = try XCTUnwrap(page.chart)
            for _ in 0..<12 where !stage.focus.contains(chart.spokenText) { stage.press("Tab") }
            stage.press("Home <Control>Right <Control>Right Right")
            let point = try XCTUnwrap(chart.points.firstIndex { stage.focus.contains($0.spokenText) }, stage.focus)
            stage.press("<Control>t")
            let row = try XCTUnwrap(page.table?.spokenRows[point])
            XCTAssertTrue(
                GtkTesting.pump(until: { stage.focus.contains(row) }, limit: 5), "\(stage.focus) is not \(row)")
            XCTAssertGreaterThan(WidgetTree.visibleShareOfFocus(in: stage.window), 0.9)
            stage.press("Down <Control>t")
            let next = chart.points[point + 1].spokenText
            XCTAssertTrue(GtkTesting.pump(until: { stage.focus.contains(next) }, limit: 5), stage.focus)
        }
    }

    func testTheWordsOfAPageAreToldOnceTheyAreOnScreen() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            for quantity in [PageQuantity.temperature, .wind] {
                var told: [String] = []
                let listening = Signal.connect(
                    stage.window, "notify::focus-widget",
                    argument: { [window = stage.window] _ in
                        told.append(WidgetTree.spokenFocus(in: window) ?? "nowhere")
                    })
                stage.model.openQuantity(quantity, isNarrow: false)
                stage.settle()
                listening.disconnect()
                let head = try XCTUnwrap(stage.model.quantity?.head?.spokenText)
                XCTAssertTrue(told.last?.contains(head) ?? false, "\(told)")
                XCTAssertEqual(told.dropLast().last, "nowhere", "it is given again as its words are there: \(told)")
                stage.press("Escape")
            }
        }
    }

    func testEscapeBesideAChartOfWhichAPointIsReadLeadsBackAtOnce() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            stage.model.openQuantity(.temperature, isNarrow: false)
            stage.settle()
            let chart = try XCTUnwrap(stage.model.quantity?.chart)
            for _ in 0..<12 where !stage.focus.contains(chart.spokenText) { stage.press("Tab") }
            stage.press("Home <Shift>Tab")
            XCTAssertFalse(stage.focus.contains(chart.spokenText), stage.focus)
            stage.press("Escape")
            XCTAssertNil(stage.model.quantity, "nobody hears there that the reading ends")
        }
    }

    func testTheKeysOfAPlaceMeanNothingOnAPageThatHidesIt() throws {
        try onMain {
            let stage = try KeyboardStage(["London", "Paris"])
            let open: [@MainActor () -> Void] = [
                { stage.model.openQuantity(.wind, isNarrow: false) }, { stage.model.openGoodTimes() },
            ]
            for open in open {
                open()
                stage.settle()
                stage.press("Delete")
                XCTAssertEqual(WidgetTree.announcement(in: stage.window), "")
                stage.press("F2")
                XCTAssertTrue(Keyboard.front(of: stage.window).raw == stage.window.raw, "a dialog is open")
                stage.run.main.sidebar.focusPlaces()
                stage.press("F2")
                XCTAssertEqual(Keyboard.front(of: stage.window).title, "Rename London")
                stage.press("Escape")
                stage.press("Escape")
            }
        }
    }

    func testAPlaceThatIsRenamedOverTheMapHasItsNewNameEverywhereOnIt() throws {
        try onMain {
            let stage = try MapKeys()
            stage.openMap()
            let map = try XCTUnwrap(stage.model.rainMap)
            let ink = { WidgetTree.texts(in: stage.window).joined(separator: "\n") }
            XCTAssertTrue(ink().contains("Hamburg"), ink())
            let before = map.picture.labelsID
            stage.model.locations.rename(stage.model.locations.selectedID ?? "", to: "Granny")
            stage.settle()
            XCTAssertTrue(GtkTesting.pump(until: { stage.window.title == "Rain map – Granny" }))
            stage.settle()
            let texts = [
                ink(), map.heading.detail, map.spokenFrame, map.table?.spokenRows.joined() ?? "",
            ]
            for text in texts {
                XCTAssertTrue(text.contains("Granny"), text)
                XCTAssertFalse(text.contains("Hamburg"), text)
            }
            XCTAssertNotEqual(map.picture.labelsID, before)
            XCTAssertEqual(stage.main.rainMap?.layers.picture?.labelsID, map.picture.labelsID, "on the map itself")
        }
    }
}

/// The rain map of a window used by the display's own keyboard.
@MainActor
private final class MapKeys {
    private let stage: RainMapStage
    var window: Window { stage.window }
    var model: MainViewModel { stage.model }
    var main: MainWindow<MainViewModel> { stage.main }
    var focus: String { WidgetTree.focus(in: stage.window) }

    init() throws {
        guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
        stage = try RainMapStage(.band, isOpen: false)
        stage.main.present()
        GtkTesting.settle()
    }

    func openMap() {
        press("<Control>m")
        XCTAssertTrue(GtkTesting.pump(until: { stage.window.title == "Rain map – Hamburg" }, limit: 10))
        settle()
    }

    func press(_ keys: String) {
        XCTAssertTrue(Keyboard.press(keys, in: stage.window), keys)
        settle()
    }

    func add(_ name: String) {
        XCTAssertTrue(Keyboard.type(name, in: stage.window))
        settle()
        press("Return")
        XCTAssertTrue(GtkTesting.pump(until: { stage.model.page?.location == name }, limit: 10))
        settle()
    }

    func settle() {
        stage.settle()
        XCTAssertTrue(GtkTesting.paint(stage.window))
        GtkTesting.settle()
    }
}
