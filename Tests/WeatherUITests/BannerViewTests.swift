import GtkTestSupport
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI

final class BannerViewTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAListTakesTwoLinesAtMostAndAnythingElseIsReadWhole() {
        onMain {
            let words = Array(repeating: "Source: no connection", count: 14).joined(separator: " · ")
            let heights = [("Short.", true), (words, true), (words, false)].map { text, isList in
                let window = Window(width: 360, height: 500)
                defer { window.destroy() }
                let view = BannerView {}
                window.setChild(view.root.aligned(vertically: .start))
                view.show(Banner(text: text, actionLabel: "Dismiss", isList: isList))
                // Before it is on screen it is shown without an animation.
                let height = view.root.request(.vertical, for: 360).natural
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertTrue(WidgetTree.texts(in: window).contains(text), "all of it is there to be heard")
                return height
            }
            XCTAssertLessThanOrEqual(heights[1], heights[0] + 24)
            XCTAssertGreaterThan(heights[2], heights[1] + 24)
        }
    }
}
