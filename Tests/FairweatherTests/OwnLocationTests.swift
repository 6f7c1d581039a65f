import CGtk
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather

/// The whole way from the command to the page, with a portal on a bus of its own.
final class OwnLocationTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    private static let offer = "Use your location"
    private static let bergen = "'Latitude': <60.391234>, 'Longitude': <5.322054>, 'Accuracy': <1200.0>"

    func testAPressSavesThePlaceAndShowsItsWeatherAndARestartStillHasIt() throws {
        try onMain {
            let portal = PlayedLocation(.permits(Self.bergen))
            let folder = try Files.temporaryFolder()
            let clock = SettableClock(noon)
            do {
                let run = try RunningWindow(server: nil, folder: folder, clock: clock, bus: portal.place)
                run.settle()
                XCTAssertEqual(portal.methods, [], "nothing is asked unasked")
                XCTAssertTrue(WidgetTree.press(Self.offer, in: run.window))
                run.waitFor("Your location is Bergen, accurate to 1,2\u{A0}km.".replacing("\u{A0}", with: " "))
                run.settle()
                XCTAssertEqual(run.window.title, "Bergen — Fairweather")
                XCTAssertTrue(run.texts.contains("Today"), "no days among \(run.texts)")
                XCTAssertTrue(GtkTesting.pump(until: { portal.methods.last == "Close" }))
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.press("Dismiss", in: run.window) }))
            }
            let later = try RunningWindow(server: nil, folder: folder, clock: clock, bus: portal.place)
            later.settle()
            XCTAssertEqual(later.window.title, "Bergen — Fairweather")
            XCTAssertEqual(later.model.locations.pages.first?.place.location.coordinates.latitude, 60.3912)
            XCTAssertEqual(portal.methods.count, 3, "nothing is asked again")
            portal.down()
        }
    }

    func testThePermissionMayBeWithdrawnLaterAndTheMenuSaysSo() throws {
        try onMain {
            let portal = PlayedLocation(.permits(Self.bergen))
            let run = try RunningWindow(
                server: nil, folder: try Files.temporaryFolder(), clock: SettableClock(noon), bus: portal.place)
            XCTAssertTrue(WidgetTree.press(Self.offer, in: run.window))
            run.waitFor("Your location is Bergen")
            portal.behaviour = .fault(in: "CreateSession", "org.freedesktop.portal.Error.NotAllowed")
            XCTAssertTrue(WidgetTree.openMenu(WindowWords.menu, line: Self.offer, in: run.window))
            run.waitFor("does not permit Fairweather to know your location")
            XCTAssertEqual(run.window.title, "Bergen — Fairweather", "what was found stays")
            portal.down()
        }
    }

    func testAQuestionCanBeCancelledAndIsEndedWithTheSession() throws {
        try onMain {
            let portal = PlayedLocation(.searches)
            let run = try RunningWindow(
                server: nil, folder: try Files.temporaryFolder(), clock: SettableClock(noon), bus: portal.place)
            XCTAssertTrue(WidgetTree.press(Self.offer, in: run.window))
            XCTAssertTrue(GtkTesting.pump(until: { portal.session != nil }))
            XCTAssertTrue(WidgetTree.press(Self.offer, in: run.window))
            run.waitFor("Asking your desktop for your location…")
            XCTAssertTrue(GtkTesting.paint(run.window))
            let stops = FocusWalk(through: run.window).stops.map(\.description)
            XCTAssertTrue(stops.contains { $0.contains("Cancel") }, "\(stops)")
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.press("Cancel", in: run.window) }))
            XCTAssertTrue(GtkTesting.pump(until: { portal.methods.last == "Close" }))
            XCTAssertEqual(portal.methods, ["CreateSession", "Start", "Close"])
            XCTAssertTrue(run.texts.contains("New York"), "the first run still offers cities")
            portal.down()
        }
    }

    func testADesktopWithoutAPortalSaysSoAndTheKeyboardReachesTheCommand() throws {
        try onMain {
            let portal = PlayedLocation(isThere: false)
            let run = try RunningWindow(
                server: nil, folder: try Files.temporaryFolder(), clock: SettableClock(noon), bus: portal.place)
            XCTAssertTrue(GtkTesting.paint(run.window))
            let stops = FocusWalk(through: run.window).stops.map(\.description)
            XCTAssertTrue(stops.contains { $0.contains(Self.offer) }, "\(stops)")
            XCTAssertTrue(WidgetTree.press(Self.offer, in: run.window))
            let sentence = "Your desktop has no location service. Enter the name of your town instead."
            run.waitFor(sentence)
            if gtk_check_version(4, 14, 0) != nil {
                // Older GTK tells it by a label of its own.
                let told = SpokenTree(of: run.window).text.split(separator: "\n").filter { $0.contains("status") }
                XCTAssertTrue(told.contains { $0.contains(sentence) }, "\(told)")
            }
            portal.down()
        }
    }
}
