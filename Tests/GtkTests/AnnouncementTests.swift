import CGtk
import CGtkTestShims
import GtkTestSupport
import XCTest

@testable import Gtk

/// Announcements with a GTK that has none: what has the focus is described by them for a moment, and once the focus comes
/// back as it was before.
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
                if gtk_check_version(4, 14, 0) != nil {
                    XCTAssertEqual(Self.description(of: button), nil, "the usual one would be read as news")
                }
                XCTAssertTrue((button === plain ? described : plain).grabFocus())
                XCTAssertTrue(button.grabFocus())
                XCTAssertEqual(Self.description(of: button), usual)
            }
            window.destroy()
        }
    }

    @MainActor
    private static func description(of widget: Widget) -> String? {
        let text = test_accessible_text(widget.opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
        defer { g_free(text) }
        return text.map { String(cString: $0) }
    }
}
