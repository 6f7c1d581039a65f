import CGtk
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI

final class PrecisionCardTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheSliderChoosesThePrecisionAndSaysWhatSourcesSee() {
        onMain {
            let (model, window) = (StubPreferences(), Window(width: 676, height: 300))
            defer { window.destroy() }
            let card = PrecisionCard(model)
            window.setChild(card.root)
            XCTAssertTrue(GtkTesting.paint(window))
            guard let range = Self.range(in: card.root.widget) else { return XCTFail("no slider") }
            XCTAssertEqual(gtk_range_get_value(range), 1)
            XCTAssertTrue(WidgetTree.texts(in: window).contains("Sources see 53.55, 9.99"))
            XCTAssertFalse(WidgetTree.texts(in: window).contains("It may be wrong."))
            // What keys and assistive tools do.
            gtk_range_set_value(range, 3)
            XCTAssertEqual(model.done, ["choose coordinates 3"])
            XCTAssertEqual(model.precisionStop, 3)
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window).contains("It may be wrong.") }))
            XCTAssertTrue(WidgetTree.texts(in: window).contains("Meaning 3."))
            model.precisionStop = 0
            XCTAssertTrue(GtkTesting.pump(until: { gtk_range_get_value(range) == 0 }))
            XCTAssertEqual(model.done.count, 1, "showing a choice is none")
        }
    }

    func testTheMapStandsBesideTheWordsAndBelowThemWhereThereIsLittleRoom() {
        onMain {
            for (width, isBeside) in [(676, true), (340, false)] {
                let (model, window) = (StubPreferences(), Window(width: width, height: 420))
                let card = PrecisionCard(model)
                window.setChild(card.root.aligned(vertically: .start))
                XCTAssertTrue(GtkTesting.paint(window))
                let height = gtk_widget_get_height(card.root.widget)
                XCTAssertEqual(height < 230, isBeside, "\(width): \(height)")
                window.destroy()
            }
        }
    }

    func testTheCardKeepsItsHeightWhereverTheSliderStands() {
        onMain {
            for width in [676, 420, 340] {
                let (model, window) = (StubPreferences(), Window(width: width, height: 420))
                let card = PrecisionCard(model)
                window.setChild(card.root.aligned(vertically: .start))
                XCTAssertTrue(GtkTesting.paint(window))
                let height = gtk_widget_get_height(card.root.widget)
                for stop in [0, 3, 2] {
                    model.precisionStop = stop
                    XCTAssertTrue(
                        GtkTesting.pump(until: { WidgetTree.texts(in: window).contains("Meaning \(stop).") }))
                    XCTAssertTrue(GtkTesting.paint(window))
                    XCTAssertEqual(gtk_widget_get_height(card.root.widget), height, "\(width), \(stop)")
                }
                window.destroy()
            }
        }
    }

    /// The slider among the widget and those within it.
    @MainActor
    private static func range(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkRange>? {
        if g_type_check_instance_is_a(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self), gtk_range_get_type()) != 0
        {
            return UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkRange.self)
        }
        var child = gtk_widget_get_first_child(widget)
        while let present = child {
            if let found = range(in: present) { return found }
            child = gtk_widget_get_next_sibling(present)
        }
        return nil
    }
}
