import CGtk
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// A long name in the search field that no place has.
final class LongSearchTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testALongNameThatIsNotFoundLeavesTheSidebarAsWideAsItWas() throws {
        try onMain {
            let words = [
                String(repeating: "abcdefghij", count: 6), String(repeating: "W", count: 200),
                "Open-" + String(repeating: "Meteo", count: 12), String(repeating: "東京", count: 60),
            ]
            for width in [360, 1000] {
                let stage = try Stage(.walked(.noMatch, .light, width), height: 680)
                let before = try XCTUnwrap(WidgetTree.bounds(styled: "sidebar", in: stage.window).first)
                for word in words {
                    stage.gallery.model.adding.type(word)
                    GtkTesting.settle()
                    XCTAssertTrue(GtkTesting.paint(stage.window))
                    let sidebar = try XCTUnwrap(WidgetTree.bounds(styled: "sidebar", in: stage.window).first)
                    XCTAssertEqual(sidebar.width, before.width, "\(width): \(word.prefix(12))")
                    let field = try XCTUnwrap(WidgetTree.bounds(styled: "search", in: stage.window).first)
                    XCTAssertGreaterThanOrEqual(field.x, sidebar.x)
                    XCTAssertLessThanOrEqual(field.x + field.width, sidebar.x + sidebar.width)
                    XCTAssertEqual(WidgetTree.width(of: stage.window), width, "\(word.prefix(12))")
                    XCTAssertEqual(WidgetTree.wider(than: width, in: stage.window), [])
                }
            }
        }
    }
}
