import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

final class SliderStopTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testItIsARangeOfGTKsOwnWhoseValueAssistiveToolsSet() {
        onMain {
            let (window, slider) = (Window(width: 200, height: 80), SliderStop(name: "Time"))
            defer { window.destroy() }
            window.setChild(slider)
            XCTAssertTrue(GtkTesting.paint(window))
            var heard: [Int] = []
            slider.onChange { heard.append($0) }
            slider.show(3, of: 10, words: "a quarter past")
            XCTAssertEqual(heard, [], "the program has set it")
            // GTK 4.8 exports the interface of values for this type, and nothing that only has its role.
            XCTAssertNotEqual(g_type_check_instance_is_a(slider.pointer(), gtk_range_get_type()), 0)
            XCTAssertEqual(gtk_accessible_get_accessible_role(slider.opaque), GTK_ACCESSIBLE_ROLE_SLIDER)
            XCTAssertEqual(gtk_range_get_value(slider.pointer()), 3)
            XCTAssertEqual(gtk_adjustment_get_upper(gtk_range_get_adjustment(slider.pointer())), 10)
            // What a tool asks for by the bus is set in this way.
            gtk_range_set_value(slider.pointer(), 7.2)
            XCTAssertEqual(heard, [7])
        }
    }

    func testItsValueIsTheNumberThatIsReadAndKeysGoFromOneNumberToTheNext() throws {
        try onMain {
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            let (window, slider) = (Window(width: 200, height: 80), SliderStop(name: "Rain: highest value"))
            defer { window.destroy() }
            window.setChild(slider)
            XCTAssertTrue(GtkTesting.paint(window))
            slider.grabFocus()
            var heard: [Int] = []
            slider.onChange { heard.append($0) }
            slider.show(1, of: [-1, 0.1, 0.2, 0.5, 10], words: "under 0.1 millimetres an hour", page: 2)
            let range: UnsafeMutablePointer<GtkRange> = slider.pointer()
            XCTAssertEqual(gtk_range_get_value(range), 0.1)
            XCTAssertEqual(gtk_adjustment_get_lower(gtk_range_get_adjustment(range)), -1)
            XCTAssertEqual(heard, [])
            for (key, number) in [("Right", 0.2), ("Right", 0.5), ("Left", 0.2), ("Page_Down", -1), ("End", 10)] {
                Keyboard.press(key, in: window)
                XCTAssertEqual(gtk_range_get_value(range), number, key)
            }
            XCTAssertEqual(heard, [2, 3, 2, 0, 4])
            gtk_range_set_value(range, 0.4)
            XCTAssertEqual(heard.last, 3, "an assistive tool knows no steps")
        }
    }
}
