import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI

final class TitleRowTests: XCTestCase {
    private static let place = "Llanfair Pwllgwyngyll"

    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testWhatStandsBesideTheNameOfAPageGoesBeforeThatTakesASecondLine() {
        onMain {
            for name in ["Sky", "Air and pollen"] {
                let row = TitleRow(
                    back: Button(label: "‹"), find: Button(label: "+"), refresh: Button(label: "r"), menu: Label("="),
                    openPreferences: {}, onAction: {})
                let window = Window(width: 360, height: 300)
                window.styled("fairweather")
                window.setChild(row.root)
                row.show(
                    PageHeading(
                        place: name, detail: "\(Self.place) · Thursday 12:05", clock: "\(Self.place) 12:05",
                        shorterClocks: [Self.place, ""]),
                    isLoading: false, hasPage: true)
                row.arrange(isNarrow: true, seesPlaces: false, hasPage: true, hasWayBack: true)
                XCTAssertTrue(GtkTesting.paint(window))
                GtkTesting.settle()
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertEqual(WidgetTree.lines(of: name, in: window), 1, name)
                XCTAssertFalse(WidgetTree.cutLabels(in: window).contains(name), name)
                window.destroy()
            }
        }
    }
}
