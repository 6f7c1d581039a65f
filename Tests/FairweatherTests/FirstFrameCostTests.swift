import CGtkTestShims
import GtkTestSupport
import WeatherUI
import XCTest

@testable import Gtk

/// What the first frame costs in numbers that are the same on every machine.
final class FirstFrameCostTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testEachTextIsPutIntoGlyphsAFewTimes() throws {
        try onMain {
            let cost = try Self.cost(of: StoredStart("London"))
            XCTAssertGreaterThan(cost.shapings, 200)
            XCTAssertLessThan(cost.shapings, 2500, "with \(cost.texts) texts")
        }
    }

    func testMorePlacesCostTheirRowsAndNothingElse() throws {
        try onMain {
            let few = try Self.cost(of: StoredStart("London"))
            let many = try Self.cost(
                of: StoredStart("London", "Oslo", "Rome", "Lima", "Kyiv", "Cairo", "Delhi", "Paris", "Dakar", "Quito"))
            XCTAssertLessThan(many.shapings - few.shapings, 9 * 200)
            guard test_round_trips() >= 0 else { throw XCTSkip("no X server to ask") }
            XCTAssertGreaterThan(few.roundTrips, 0)
            XCTAssertLessThanOrEqual(many.roundTrips - few.roundTrips, 9 * 3, "\(few) and \(many)")
        }
    }

    func testPlacesOutOfViewAreNotMadeBeforeTheFirstFrame() throws {
        try onMain {
            let names = [
                "London", "Oslo", "Rome", "Lima", "Kyiv", "Cairo", "Delhi", "Paris", "Dakar", "Quito", "Tokyo",
                "Madrid",
                "Berlin", "Vienna", "Prague", "Lisbon", "Athens", "Warsaw", "Dublin", "Havana", "Seoul", "Accra",
                "Hanoi",
                "Riga",
            ]
            let few = try Self.cost(of: StoredStart(Array(names.prefix(16))))
            let many = try Self.cost(of: StoredStart(names))
            XCTAssertGreaterThan(few.widgets, 200)
            XCTAssertEqual(many.widgets, few.widgets)
            XCTAssertEqual(many.texts, few.texts)
        }
    }

    private struct Cost {
        /// Widgets that the window consists of, shown or not.
        let widgets: Int
        let shapings: Int
        /// Questions to the X server whose answer GDK waited for.
        let roundTrips: Int
        let texts: Int
    }

    /// Everything from the making of the window to its first frame.
    @MainActor
    private static func cost(of start: StoredStart) throws -> Cost {
        let (shapings, roundTrips) = (test_shapings(), test_round_trips())
        let main = try start.window()
        defer { main.window.destroy() }
        var cost: Cost?
        main.present()
        main.window.afterPaint(count: 1) {
            cost = Cost(
                widgets: WidgetTree.count(in: main.window), shapings: Int(test_shapings() - shapings),
                roundTrips: Int(test_round_trips() - roundTrips),
                texts: WidgetTree.texts(in: main.window).count)
        }
        XCTAssertTrue(GtkTesting.pump(until: { cost != nil }))
        return try XCTUnwrap(cost)
    }
}
