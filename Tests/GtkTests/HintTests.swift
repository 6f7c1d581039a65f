import CGtk
import CGtkTestShims
import GtkTestSupport
import XCTest

@testable import Gtk

/// A tooltip that is made when it is asked for.
final class HintTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAHintIsAskedForByGtkAndNotBefore() {
        onMain {
            let label = Label("6°")
            var asked = 0
            var text: String?
            label.onHint {
                asked += 1
                return text
            }
            XCTAssertEqual(asked, 0)
            XCTAssertTrue(Property.bool("has-tooltip", of: label))
            XCTAssertFalse(test_query_tooltip(label.raw) != 0, "nothing is shown for nil")
            text = "Open-Meteo, forecast fetched at 12:05"
            XCTAssertTrue(test_query_tooltip(label.raw) != 0)
            XCTAssertEqual(asked, 2)
        }
    }

    func testTheLastHintCountsAndLivesAsLongAsItsWidget() {
        onMain {
            weak var kept: Token?
            do {
                let label = Label("6°")
                let token = Token()
                kept = token
                label.onHint { "old" }
                label.onHint { withExtendedLifetime(token) { "new" } }
                XCTAssertEqual(Widget.hint(of: label.widget), "new")
            }
            XCTAssertNil(kept)
        }
    }

    private final class Token {}
}
