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
            let answer = Answer()
            label.onHint {
                answer.asked += 1
                return answer.text
            }
            XCTAssertEqual(answer.asked, 0)
            XCTAssertTrue(Property.bool("has-tooltip", of: label))
            XCTAssertFalse(test_query_tooltip(label.raw) != 0, "nothing is shown for nil")
            answer.text = "Open-Meteo, forecast fetched at 12:05"
            XCTAssertTrue(test_query_tooltip(label.raw) != 0)
            XCTAssertEqual(answer.asked, 2)
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

    @MainActor
    private final class Answer {
        var text: String?
        var asked = 0
    }
}
