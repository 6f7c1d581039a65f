import CGtk
import CGtkTestShims
import GtkTestSupport
import XCTest

@testable import Gtk

/// Announcements with a GTK that has none: what has the focus is described by them for a moment, and by nothing else after.
final class AnnouncementTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAnAnnouncementLeavesTheDescriptionOfTheFocusAsItWas() {
        onMain {
            let (plain, described) = (Button(label: "Plain"), Button(label: "Described"))
            described.setAccessibleDescription("as before")
            let window = Window(width: 200, height: 100)
            window.setChild(Container(.vertical, [plain, described]))
            XCTAssertTrue(GtkTesting.paint(window))
            for (button, usual) in [(plain, nil), (described, "as before")] as [(Button, String?)] {
                XCTAssertTrue(button.grabFocus())
                // Newer GTK announces to screen readers alone, and tests have none.
                XCTAssertFalse(window.announce("Removed"))
                let text = test_accessible_text(button.opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
                defer { g_free(text) }
                XCTAssertEqual(text.map { String(cString: $0) }, usual)
            }
            window.destroy()
        }
    }
}
