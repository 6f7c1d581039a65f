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

    func testDaysThatAreTooManyScrollByKeysAndTakeTheKeyboardOnlyThen() throws {
        try onMain {
            try XCTSkipUnless(Keyboard.isThere, "no keys on this display")
            for (width, isStop) in [(360, true), (744, false)] {
                withPage(width: width, nights: [8, 9]) { page, window in
                    let picture = page.timeline.picture
                    XCTAssertTrue(GtkTesting.pump(until: { picture.width >= 18 * 28 }), "\(picture.width)")
                    XCTAssertTrue(GtkTesting.paint(window))
                    XCTAssertEqual(WidgetTree.focusWithin(TripPageWords.days, in: window), isStop)
                    guard isStop else { return }
                    @MainActor func left() -> Int { WidgetTree.place(of: picture, in: window).x }
                    let start = left()
                    @MainActor func press(_ key: String, arriving end: Int) {
                        XCTAssertTrue(Keyboard.press(key, in: window))
                        XCTAssertTrue(GtkTesting.pump(until: { abs(left() - end) <= 1 }), "\(key): \(left())")
                    }
                    press("Right", arriving: start - 28)
                    press("Left", arriving: start)
                    press("End", arriving: start - Int(picture.width - page.timeline.root.width))
                    press("Home", arriving: start)
                }
            }
        }
    }

    func testTheFieldsOfAStayStandBelowEachOtherAndItsButtonsAreAsHighAsOne() throws {
        try onMain {
            try withPage(width: 360, nights: [8, 9], isEditing: true) { page, window in
                XCTAssertTrue(GtkTesting.paint(window))
                let form = try XCTUnwrap(WidgetTree.bounds(styled: "trip-stay-form", in: window).first)
                let fields = WidgetTree.bounds(named: "entry", in: window).filter {
                    $0.y > form.y && $0.y < form.y + form.height
                }
                XCTAssertEqual(fields.count, 2, "\(fields)")
                XCTAssertEqual(Set(fields.map(\.x)).count, Set(fields.map(\.y)).count == 1 ? 2 : 1, "\(fields)")
                let buttons = WidgetTree.bounds(named: "button", in: window).filter {
                    $0.y > form.y && $0.y < form.y + form.height
                }
                let highest = try XCTUnwrap(buttons.map(\.height).max())
                XCTAssertLessThanOrEqual(highest, try XCTUnwrap(fields.first).height + 4, "\(buttons)")
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
private func withPage(
    width: Int, nights: [Int], isEditing: Bool = false, _ body: (TripPage<StubTripPage>, Window) throws -> Void
) rethrows {
    let (trips, window) = (StubTrips(), Window(width: width, height: 620))
    trips.open("t")
    let places = ["Paris", "Rome", "Porto"].prefix(nights.count)
    trips.page?.content = StubTripPage.content(
        "t", isEditing: isEditing, places: Array(places), nights: nights, showsDays: true)
    let page = TripPage<StubTripPage>(
        model: { trips.page }, titleHeight: { _ in 0 }, window: { nil }, announce: { _ in })
    window.setChild(page.root)
    XCTAssertTrue(GtkTesting.paint(window))
    GtkTesting.settle()
    defer { window.destroy() }
    try body(page, window)
}
