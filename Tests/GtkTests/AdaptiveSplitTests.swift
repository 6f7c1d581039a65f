import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

final class AdaptiveSplitTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAWideWindowShowsBothPanesAndANarrowOneTheOneThatIsWanted() {
        onMain {
            let (first, second) = (Label("places"), Label("page"))
            let split = AdaptiveSplit(first, second, firstWidth: 200, threshold: 500)
            var changes: [Bool] = []
            split.onNarrowChange { changes.append($0) }
            let window = Window(width: 800, height: 300)
            window.setChild(split)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertFalse(split.isNarrow)
            XCTAssertTrue(Set(WidgetTree.texts(in: window)).isSuperset(of: ["places", "page"]))
            XCTAssertEqual(gtk_widget_get_width(first.widget), 200)
            XCTAssertEqual(changes, [])
            window.destroy()
        }
    }

    func testWithRoomForOneOnlyTheOtherComesWhenItIsAskedFor() {
        onMain {
            let (first, second) = (Label("places"), Label("page"))
            let split = AdaptiveSplit(first, second, firstWidth: 200, threshold: 500)
            var changes: [Bool] = []
            split.onNarrowChange { changes.append($0) }
            let window = Window(width: 360, height: 300)
            window.setChild(split)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertTrue(split.isNarrow)
            XCTAssertTrue(GtkTesting.pump(until: { !changes.isEmpty }))
            XCTAssertEqual(changes, [true])
            XCTAssertFalse(WidgetTree.texts(in: window).contains("places"))
            XCTAssertTrue(WidgetTree.texts(in: window).contains("page"))
            split.showsSecond = false
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window).contains("places") }))
            XCTAssertFalse(WidgetTree.texts(in: window).contains("page"))
            window.destroy()
        }
    }

    func testLargerTextWidensTheFirstPaneAndNeedsAWiderWindowForBoth() {
        onMain {
            for (percent, width) in [(150, 300), (175, nil)] {
                TextSize.with(percent: percent) {
                    let (first, second) = (Label("places"), Label("page"))
                    let split = AdaptiveSplit(first, second, firstWidth: 200, threshold: 500)
                    let window = Window(width: 800, height: 300)
                    window.setChild(split)
                    XCTAssertTrue(GtkTesting.paint(window))
                    XCTAssertEqual(split.isNarrow, width == nil)
                    if let width { XCTAssertEqual(gtk_widget_get_width(first.widget), Int32(width)) }
                    window.destroy()
                }
            }
        }
    }

    func testTheLeastWidthIsThatOfTheWiderPaneAlone() {
        onMain {
            let (first, second) = (Label("places").sized(width: 150), Label("page").sized(width: 310))
            let split = AdaptiveSplit(first, second, firstWidth: 200, threshold: 500)
            var (least, natural): (Int32, Int32) = (0, 0)
            gtk_widget_measure(split.widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
            XCTAssertEqual(least, 310)
            XCTAssertEqual(natural, 510)
        }
    }

    func testNothingOfItOutlivesItsWindow() {
        onMain {
            let (handlers, survivors) = (LiveHandlers.count, Survivors())
            do {
                let split = AdaptiveSplit(Label("places"), Label("page"), firstWidth: 200, threshold: 500)
                split.onNarrowChange { _ in }
                let window = Window(width: 360, height: 300)
                window.setChild(split)
                XCTAssertTrue(GtkTesting.paint(window))
                survivors.watch(window)
                window.destroy()
            }
            GtkTesting.settle()
            XCTAssertEqual(survivors.alive, [])
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }
}
