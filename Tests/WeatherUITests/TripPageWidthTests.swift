import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI

final class TripPageWidthTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTilesStandInTwoEvenColumnsInANarrowWindowWhateverTheySay() {
        onMain {
            withPage(width: 360, nights: [0, 28, 0]) { _, window in
                let widths = WidgetTree.sizes(styled: "trip-tile", in: window).map(\.width)
                XCTAssertEqual(widths.count, 3)
                XCTAssertEqual(Set(widths).count, 1, "\(widths)")
                let room = WidgetTree.sizes(styled: "quantity-card", in: window).first?.width ?? 0
                XCTAssertGreaterThan(widths.first ?? 0, room / 3)
                XCTAssertLessThan(widths.first ?? 0, room / 2)
            }
        }
    }

    func testTheOnlyTileOfAStayTakesHalfOfItsRowInAWideWindow() {
        onMain {
            withPage(width: 744, nights: [0, 28, 0]) { _, window in
                let widths = WidgetTree.sizes(styled: "trip-tile", in: window).map(\.width)
                let room = WidgetTree.sizes(styled: "quantity-card", in: window).first?.width ?? 0
                XCTAssertEqual(widths.count, 3)
                XCTAssertGreaterThan(widths.first ?? 0, room * 2 / 5, "\(widths) in \(room)")
            }
        }
    }

    func testTheDaysKeepTheirWidthInANarrowWindowAndScrollFromTheFirstOne() {
        onMain {
            for isMirrored in [false, true] {
                TextDirection.isRightToLeft = isMirrored
                defer { TextDirection.isRightToLeft = false }
                withPage(width: 360, nights: [8, 9]) { page, window in
                    let picture = page.timeline.picture
                    XCTAssertTrue(GtkTesting.pump(until: { picture.width >= 18 * 28 }), "\(picture.width)")
                    XCTAssertTrue(GtkTesting.paint(window))
                    let (shown, card) = (WidgetTree.place(of: picture, in: window), page.timeline.root)
                    XCTAssertEqual(shown.x, WidgetTree.place(of: card, in: window).x, "mirrored: \(isMirrored)")
                    XCTAssertLessThan(card.width, 360)
                }
            }
        }
    }

    func testTheDaysFillTheCardOfAWideWindow() {
        onMain {
            withPage(width: 744, nights: [8, 20]) { page, window in
                XCTAssertTrue(GtkTesting.paint(window))
                let (picture, card) = (page.timeline.picture, page.timeline.root)
                XCTAssertEqual(picture.width, card.width)
            }
        }
    }
}

@MainActor
private func withPage(width: Int, nights: [Int], _ body: (TripPage<StubTripPage>, Window) throws -> Void) rethrows {
    let (trips, window) = (StubTrips(), Window(width: width, height: 620))
    trips.open("t")
    let places = ["Paris", "Rome", "Porto"].prefix(nights.count)
    trips.page?.content = StubTripPage.content(
        "t", isEditing: false, places: Array(places), nights: nights, showsDays: true)
    let page = TripPage<StubTripPage>(
        model: { trips.page }, titleHeight: { _ in 0 }, window: { nil }, announce: { _ in })
    window.setChild(page.root)
    XCTAssertTrue(GtkTesting.paint(window))
    GtkTesting.settle()
    defer { window.destroy() }
    try body(page, window)
}
