import GtkTestSupport
import XCTest

@testable import Gtk
@testable import WeatherUI

final class ChevronTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheSignBesideATitleIsTwiceAsLargeBesideTextOfTwiceTheSize() {
        onMain {
            for percent in [100, 200] {
                TextSize.with(percent: percent) {
                    let chevron = Chevron()
                    XCTAssertEqual(chevron.root.request(.horizontal).least, 6 * percent / 100)
                    XCTAssertEqual(chevron.root.request(.vertical, for: nil).least, 10 * percent / 100)
                }
            }
        }
    }
}
