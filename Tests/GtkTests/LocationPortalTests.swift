import GtkTestSupport
import XCTest

@testable import Gtk

final class LocationPortalTests: XCTestCase {
    /// How many handlers there were before the test; each has to leave as many.
    private var handlers = 0

    override func setUp() {
        handlers = onMain {
            XCTAssertTrue(GtkTesting.start(), "no display")
            return LiveHandlers.count
        }
    }

    override func tearDown() {
        onMain { [handlers] in
            // The wait has a handler of its own.
            XCTAssertTrue(GtkTesting.pump(until: { LiveHandlers.count <= handlers + 1 }))
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }

    private static let berlin = "'Latitude': <52.52>, 'Longitude': <13.405>, 'Accuracy': <850.0>, 'Altitude': <34.0>"
    private static let found = LocationAnswer.found(latitude: 52.52, longitude: 13.405, accuracy: 850)

    func testAPermittedLocationIsTakenOnceAndTheSessionIsClosed() {
        onMain {
            let portal = PlayedLocation(.permits(Self.berlin))
            var answers: [LocationAnswer] = []
            let question = LocationPortal(.neighbourhood, on: portal.place) { answers.append($0) }
            XCTAssertTrue(answers.isEmpty)
            XCTAssertTrue(GtkTesting.pump(until: { !answers.isEmpty }))
            XCTAssertEqual(answers, [Self.found])
            XCTAssertTrue(GtkTesting.pump(until: { portal.methods.contains("Close") }))
            XCTAssertEqual(portal.methods, ["CreateSession", "Start", "Close"])
            XCTAssertTrue((portal.calls.first?.arguments ?? "").contains("'accuracy': <uint32 3>"))
            XCTAssertEqual(portal.calls.last?.path, portal.session)
            portal.locate(Self.berlin, for: portal.session ?? "/")
            portal.sync()
            GtkTesting.settle()
            XCTAssertEqual(answers.count, 1)
            XCTAssertNil(question.bus)
            portal.down()
        }
    }

    func testARefusalIsOneWhoeverSaysIt() {
        onMain {
            let refusals: [PlayedLocation.Behaviour] = [
                .refuses, .fault(in: "CreateSession", "org.freedesktop.portal.Error.NotAllowed"),
                .fault(in: "Start", "org.freedesktop.portal.Error.NotAllowed"),
                .fault(in: "CreateSession", "org.freedesktop.DBus.Error.AccessDenied"),
            ]
            for behaviour in refusals { XCTAssertEqual(answer(of: PlayedLocation(behaviour)), .refused) }
        }
    }

    func testADesktopWithoutLocationsIsToldFromOneThatFindsNone() {
        onMain {
            XCTAssertEqual(answer(of: PlayedLocation(isThere: false)), .absent)
            let old = PlayedLocation(.fault(in: "CreateSession", "org.freedesktop.DBus.Error.UnknownMethod"))
            XCTAssertEqual(answer(of: old), .absent)
            XCTAssertEqual(answer(on: .address("unix:path=/nonexistent")), .absent)
            XCTAssertEqual(answer(of: PlayedLocation(.fails)), .unavailable)
            let broken = PlayedLocation(.fault(in: "Start", "org.freedesktop.portal.Error.Failed"))
            XCTAssertEqual(answer(of: broken), .unavailable)
            XCTAssertEqual(answer(of: PlayedLocation(.permits("'Latitude': <'north'>"))), .unavailable)
            let exact = "'Latitude': <1.0>, 'Longitude': <2.0>, 'Accuracy': <-1.0>"
            XCTAssertEqual(
                answer(of: PlayedLocation(.permits(exact))), .found(latitude: 1, longitude: 2, accuracy: nil))
        }
    }

    func testSilenceEndsWithTheTimeAndClosesTheSession() {
        onMain {
            for behaviour in [PlayedLocation.Behaviour.keepsSilent, .searches] {
                let portal = PlayedLocation(behaviour)
                var given: LocationAnswer?
                let question = LocationPortal(.city, on: portal.place, timeout: 200) { given = $0 }
                XCTAssertTrue(GtkTesting.pump(until: { given != nil }))
                XCTAssertEqual(given, .silent)
                XCTAssertTrue(GtkTesting.pump(until: { portal.methods.last == "Close" }))
                withExtendedLifetime(question) {}
                portal.down()
            }
        }
    }

    func testAPortalOrABusThatGoesAwayIsLost() {
        onMain {
            for leave in [PlayedLocation.vanish, PlayedLocation.down, PlayedLocation.revoke] {
                let portal = PlayedLocation(.searches)
                var given: LocationAnswer?
                let question = LocationPortal(.city, on: portal.place) { given = $0 }
                XCTAssertTrue(GtkTesting.pump(until: { portal.session != nil || given != nil }))
                portal.sync()
                GtkTesting.settle()
                XCTAssertNil(given)
                leave(portal)()
                XCTAssertTrue(GtkTesting.pump(until: { given != nil }))
                XCTAssertEqual(given, .lost)
                withExtendedLifetime(question) {}
            }
        }
    }

    func testAnotherSessionsLocationIsNotTaken() {
        onMain {
            let portal = PlayedLocation(.searches)
            var given: LocationAnswer?
            let question = LocationPortal(.city, on: portal.place) { given = $0 }
            XCTAssertTrue(GtkTesting.pump(until: { portal.session != nil }))
            portal.locate(Self.berlin, for: "/org/freedesktop/portal/desktop/session/1_1/another")
            portal.sync()
            GtkTesting.settle()
            XCTAssertNil(given)
            portal.locate(Self.berlin, for: portal.session ?? "/")
            XCTAssertTrue(GtkTesting.pump(until: { given != nil }))
            XCTAssertEqual(given, Self.found)
            withExtendedLifetime(question) {}
            portal.down()
        }
    }

    func testAReleasedQuestionSaysNothingAndClosesItsSession() {
        onMain {
            let portal = PlayedLocation(.searches)
            var question: LocationPortal? = LocationPortal(.city, on: portal.place) { _ in
                XCTFail("nobody asks any more")
            }
            XCTAssertTrue(GtkTesting.pump(until: { portal.session != nil }))
            let session = portal.session
            question = nil
            XCTAssertNil(question)
            XCTAssertTrue(GtkTesting.pump(until: { portal.methods.last == "Close" }))
            XCTAssertEqual(portal.calls.last?.path, session)
            portal.locate(Self.berlin, for: session ?? "/")
            portal.sync()
            GtkTesting.settle()
            portal.down()
        }
    }
}

@MainActor
private func answer(of portal: PlayedLocation) -> LocationAnswer? {
    defer { portal.down() }
    return answer(on: portal.place)
}

@MainActor
private func answer(on place: MessageBus) -> LocationAnswer? {
    var given: LocationAnswer?
    let question = LocationPortal(.neighbourhood, on: place) { given = $0 }
    XCTAssertTrue(GtkTesting.pump(until: { given != nil }))
    withExtendedLifetime(question) {}
    return given
}
