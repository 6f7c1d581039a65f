import GtkTestSupport
import XCTest

@testable import Gtk

final class AppearanceTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testADarkThemeIsKnownByItsNameInHighContrastToo() {
        onMain {
            let before = Property.string("gtk-theme-name", of: Appearance.settings) ?? ""
            defer { Property.set("gtk-theme-name", before, on: Appearance.settings) }
            for (name, isDark) in [("Adwaita", false), ("Adwaita-dark", true), ("HighContrastInverse", true)] {
                Property.set("gtk-theme-name", name, on: Appearance.settings)
                XCTAssertEqual(Appearance.hasDarkTheme, isDark, name)
                Appearance.isHighContrast = true
                XCTAssertEqual(Appearance.hasDarkTheme, isDark, "the theme that stands in for \(name) says nothing")
                Appearance.isHighContrast = false
                XCTAssertEqual(Property.string("gtk-theme-name", of: Appearance.settings), name)
            }
        }
    }
}
