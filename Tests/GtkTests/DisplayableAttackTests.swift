import GtkTestSupport
import XCTest

@testable import Gtk

final class DisplayableAttackTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testALabelShowsTextAndNothingThatActs() {
        onMain {
            let label = Label("a\u{1B}[31mb\u{7}\u{9B}c\u{202E}d\u{0}e")
            XCTAssertEqual(label.text, "a[31mbcde")
            label.text = "one\ntwo\u{2067}open"
            XCTAssertEqual(label.text, "one\ntwoopen")
            label.text = "\u{2066}km/h\u{2069}"
            XCTAssertEqual(label.text, "\u{2066}km/h\u{2069}")
        }
    }

    func testAWindowsTitleIsCleanToo() {
        onMain {
            let window = Window(application: nil, width: 100, height: 100)
            window.title = "Paris\u{202E}\u{7}"
            XCTAssertEqual(window.title, "Paris")
            window.destroy()
        }
    }

    func testTheNextFullMinuteIsFoundBefore1970Too() {
        onMain {
            XCTAssertEqual(MinuteTimer.wait(at: 0), 60_020)
            XCTAssertEqual(MinuteTimer.wait(at: 59_999_000), 21)
            XCTAssertEqual(MinuteTimer.wait(at: -1_000), 21)
            XCTAssertEqual(MinuteTimer.wait(at: -60_000_000), 60_020)
            XCTAssertEqual(MinuteTimer.wait(at: .min) / 60_021, 0)
        }
    }
}
