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

    func testAThemeInHighContrastIsKnownByItsName() {
        onMain {
            let before = Property.string("gtk-theme-name", of: Appearance.settings) ?? ""
            defer { Property.set("gtk-theme-name", before, on: Appearance.settings) }
            for (name, isHigh) in [
                ("Adwaita", false), ("HighContrast", true), ("HighContrastInverse", true), ("Default-hc", true),
            ] {
                Property.set("gtk-theme-name", name, on: Appearance.settings)
                XCTAssertEqual(Appearance.hasHighContrastTheme, isHigh, name)
            }
        }
    }

    func testALargerFontOfTheDesktopEnlargesAllTextAndASmallerOneDoesNot() {
        onMain {
            let before = (
                font: Property.string("gtk-font-name", of: Appearance.settings) ?? "", scale: Appearance.textScale
            )
            defer {
                Property.set("gtk-font-name", before.font, on: Appearance.settings)
                Appearance.textScale = before.scale
            }
            for (font, factor) in [("Sans 9", 1.0), ("Cantarell 11", 1), ("Sans Bold 16.5", 1.5), ("Sans 22", 2)] {
                Appearance.textScale = 1
                Property.set("gtk-font-name", font, on: Appearance.settings)
                Appearance.followFontSize()
                XCTAssertEqual(Appearance.textScale, factor, accuracy: 0.001, font)
            }
        }
    }
}
