import GtkTestSupport
import XCTest

@testable import Gtk

/// What is shown again as it was, such as most words of a page at a minute's tick, costs next to nothing.
final class RepeatedTextTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testATextThatIsShownAgainIsNotLaidOutAgain() {
        onMain {
            let text = "Gusts of up to 88 km/h come from the thunderstorms, says Open-Meteo."
            let label = Label("").wrapped(width: 30)
            var changes = 0
            label.text = text
            label.connect("notify::attributes") { changes += 1 }
            label.text = text
            label.emphasize([])
            XCTAssertEqual(changes, 0)
            label.emphasize([0..<5])
            XCTAssertEqual(changes, 1)
            label.emphasize([0..<5])
            XCTAssertEqual(changes, 1)
            label.emphasize([0..<8])
            XCTAssertEqual(changes, 2)
        }
    }

    func testALabelAndATooltipThatAreWhatTheyWereAreNotSetAgain() {
        onMain {
            let button = Button(label: "Try again")
            var changes = 0
            button.connect("notify::label") { changes += 1 }
            button.connect("notify::tooltip-text") { changes += 1 }
            button.setTooltip("The server does not answer.")
            button.setLabel("Preferences")
            let set = changes
            XCTAssertGreaterThanOrEqual(set, 2)
            button.setTooltip("The server does not answer.")
            button.setLabel("Preferences")
            XCTAssertEqual(changes, set)
            button.setTooltip(nil)
            XCTAssertGreaterThan(changes, set)
        }
    }

    func testMonthsAreNamedOnceAndOnlyWhereAWordMayBeOne() {
        onMain {
            var count = 0
            DateWords.find {
                count += 1
                return ["November"]
            }
            defer { DateWords.months = [] }
            let label = Label("").wrapped(width: 30)
            label.text = "Gusts of up to 88 km/h from 14:00 on, 6 mm of rain"
            XCTAssertEqual(count, 0)
            label.text = "Dry until 30 November"
            label.text = "Dry until 29 November"
            XCTAssertEqual(count, 1)
        }
    }
}
