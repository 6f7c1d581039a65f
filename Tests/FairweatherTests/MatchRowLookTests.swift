import CGtk
import GtkTestSupport
import Presentation
import WeatherStore
import XCTest

@testable import Gtk
@testable import fairweather

/// The rows of found places.
final class MatchRowLookTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheMatchThatEnterTakesHasTheGroundOfAChosenOne() throws {
        try onMain {
            let stage = try Self.stage(typing: "Lond")
            XCTAssertEqual(Self.rows(stage).map(Self.isChosen).prefix(3), [true, false, false])
            stage.type("r")
            XCTAssertEqual(Self.rows(stage).map(Self.isChosen).prefix(1), [true], "the best one is another")
            stage.press("Down Down")
            XCTAssertEqual(Self.rows(stage).map(Self.isChosen).prefix(3), [false, true, false])
            XCTAssertEqual(stage.model.locations.rows.count, 3, "nothing is taken by that")
        }
    }

    func testWhereAMatchIsTakesOneLineThatEndsWithAnEllipsisAndTheRowStaysAsHigh() throws {
        try onMain {
            for name in ["Marseille", "Saint-Denis", "Londonderry", "Lond"] {
                let stage = try Self.stage(typing: name)
                let details = stage.model.adding.matches.compactMap(\.detail)
                XCTAssertFalse(details.isEmpty)
                for detail in details {
                    XCTAssertEqual(WidgetTree.lines(of: detail, in: stage.window), 1, detail)
                    let label = try XCTUnwrap(
                        WidgetTree.all("GtkLabel", in: stage.window).first {
                            String(cString: gtk_label_get_text($0.opaque)) == detail
                        })
                    let isWhole = pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) == 0
                    XCTAssertTrue(
                        isWhole || gtk_label_get_ellipsize(label.opaque) == PANGO_ELLIPSIZE_END,
                        "“\(detail)” is cut within")
                }
                XCTAssertEqual(Set(Self.rows(stage).map { gtk_widget_get_height($0) }), [56], name)
                let hints = WidgetTree.cutLabels(in: stage.window, isToldEnough: true)
                XCTAssertEqual(hints.filter(details.contains), [], "all of it is told by a tooltip")
            }
        }
    }

    @MainActor
    private static func stage(typing text: String) throws -> KeyboardStage {
        ShippedFiles().dressProgram()
        let stage = try KeyboardStage()
        WidgetTree.resize(stage.window, width: 1000, height: 680)
        stage.press("<Control>f")
        stage.type(text)
        XCTAssertTrue(GtkTesting.pump(until: { !Self.rows(stage).isEmpty }, limit: 20))
        return stage
    }

    /// GTK's own widgets of the rows.
    @MainActor
    private static func rows(_ stage: KeyboardStage) -> [UnsafeMutablePointer<GtkWidget>] {
        WidgetTree.all("GtkListItemWidget", in: stage.window).map(\.widget).filter { row in
            gtk_widget_get_first_child(row).map { gtk_widget_has_css_class($0, "match-cell") != 0 } ?? false
        }
    }

    @MainActor
    private static func isChosen(_ row: UnsafeMutablePointer<GtkWidget>) -> Bool {
        gtk_widget_get_state_flags(row).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
    }
}
