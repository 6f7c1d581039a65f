import CGtk
import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk

/// The desktop's choice of 12 or 24 hours, in real settings of the installed schema that are kept in memory.
final class DesktopClockTests: XCTestCase {
    private static let schema = "org.gnome.desktop.interface"

    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testADesktopThatFollowsTheKeyHasItsDefaultAndOthersOnlyWhatSomebodySet() throws {
        try onMain {
            let gnome = DesktopClock(desktop: "ubuntu:GNOME")
            try XCTSkipUnless(gnome.isKnown, "the schema is not installed")
            let other = DesktopClock(desktop: "XFCE")
            let none = DesktopClock(desktop: nil)
            let settings = try XCTUnwrap(g_settings_new(Self.schema))
            defer {
                g_settings_reset(settings, "clock-format")
                g_object_unref(settings)
            }
            XCTAssertEqual(gnome.format, .twentyFourHours)
            XCTAssertNil(other.format)
            XCTAssertNil(none.format)
            var changes = 0
            other.onChange { changes += 1 }
            g_settings_set_string(settings, "clock-format", "12h")
            XCTAssertTrue(GtkTesting.pump(until: { changes == 1 }))
            XCTAssertEqual([gnome, other, none].map(\.format), [.twelveHours, .twelveHours, .twelveHours])
        }
    }
}
