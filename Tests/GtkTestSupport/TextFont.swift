@testable import Gtk
import XCTest

/// The font of all text, as a desktop sets it.
@MainActor
public enum TextFont {
    /// GNOME's, KDE's and that of plain desktops; scripts/install-dependencies installs them.
    public static let families = ["Cantarell", "Noto Sans", "DejaVu Sans"]

    /// Runs the body with text of the font, as in "Noto Sans 11".
    public static func with<Result>(_ font: String, _ body: () throws -> Result) rethrows -> Result {
        let own = Property.string("gtk-font-name", of: Appearance.settings)
        Property.set("gtk-font-name", font, on: Appearance.settings)
        defer { own.map { Property.set("gtk-font-name", $0, on: Appearance.settings) } }
        return try body()
    }

    /// Runs the body with text of each family, in 11 points.
    public static func each(of families: [String] = families, _ body: (String) throws -> Void) throws {
        for family in families {
            XCTAssertTrue(WidgetTree.fontFamilies.contains(family), "\(family) is not installed")
            try with("\(family) 11") { try body(family) }
        }
    }
}
