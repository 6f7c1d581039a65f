import GtkTestSupport
import XCTest

@testable import Gtk

final class BackgroundPortalTests: XCTestCase {
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

    private static let yes = "'background': <true>, 'autostart': <true>"

    func testAPermissionIsTakenOnceAndLeavesNothingOpen() {
        onMain {
            let portal = PlayedBackground(.answers(Self.yes))
            var answers: [BackgroundAnswer] = []
            let question = ask(portal.place) { answers.append($0) }
            let bus = question.bus
            XCTAssertTrue(answers.isEmpty)
            XCTAssertTrue(GtkTesting.pump(until: { !answers.isEmpty }))
            XCTAssertEqual(answers, [.granted(autostart: true)])
            XCTAssertNil(question.bus)
            portal.answer(Self.yes)
            portal.sync(with: bus)
            GtkTesting.settle()
            XCTAssertEqual(answers.count, 1)
            XCTAssertEqual(portal.methods, ["RequestBackground"], "the portal has ended the request itself")
            portal.down()
        }
    }

    func testThePortalSaysWhetherTheProgramIsStarted() {
        onMain {
            for (results, isStarted) in [
                (Self.yes, true), ("'background': <true>, 'autostart': <false>", false),
                ("'background': <true>", false),
            ] {
                XCTAssertEqual(answer(of: PlayedBackground(.answers(results))), .granted(autostart: isStarted))
            }
        }
    }

    func testItIsAskedForWhatIsWanted() {
        onMain {
            let portal = PlayedBackground(.answers(Self.yes))
            let command = ["/opt/fair weather", "--background"]
            XCTAssertEqual(answer(on: portal.place, autostart: command), .granted(autostart: true))
            XCTAssertTrue((portal.question ?? "").hasPrefix("('', {"), "no window is named")
            for option in [
                "'reason': <'Tells what comes'>", "'autostart': <true>", "'dbus-activatable': <false>",
                "'commandline': <['/opt/fair weather', '--background']>",
            ] {
                XCTAssertTrue(
                    (portal.question ?? "").contains(option), "no \(option) in \(portal.question ?? "nothing")")
            }
            XCTAssertEqual(answer(on: portal.place, autostart: nil), .granted(autostart: true))
            XCTAssertTrue((portal.question ?? "").contains("'autostart': <false>"))
            XCTAssertFalse((portal.question ?? "").contains("commandline"))
            portal.down()
        }
    }

    func testARefusalIsOneWhoeverSaysIt() {
        onMain {
            let refusals: [PlayedBackground.Behaviour] = [
                .refuses, .answers("'background': <false>, 'autostart': <false>"),
                .fault("org.freedesktop.portal.Error.NotAllowed"), .fault("org.freedesktop.DBus.Error.AccessDenied"),
            ]
            for behaviour in refusals { XCTAssertEqual(answer(of: PlayedBackground(behaviour)), .refused) }
        }
    }

    func testADesktopWithoutThePortalIsToldFromOneThatFails() {
        onMain {
            XCTAssertEqual(answer(of: PlayedBackground(isThere: false)), .absent)
            let old = PlayedBackground(.fault("org.freedesktop.DBus.Error.UnknownMethod"))
            XCTAssertEqual(answer(of: old), .absent)
            XCTAssertEqual(answer(on: .address("unix:path=/nonexistent")), .absent)
            XCTAssertEqual(answer(of: PlayedBackground(.fails)), .unavailable)
            let broken = PlayedBackground(.fault("org.freedesktop.portal.Error.Failed"))
            XCTAssertEqual(answer(of: broken), .unavailable)
            for nonsense in ["", "'background': <'yes'>"] {
                XCTAssertEqual(answer(of: PlayedBackground(.answers(nonsense))), .unavailable)
            }
        }
    }

    func testSilenceEndsWithTheTimeAndClosesTheRequest() {
        onMain {
            let portal = PlayedBackground()
            var given: BackgroundAnswer?
            let question = ask(portal.place, timeout: 200) { given = $0 }
            XCTAssertTrue(GtkTesting.pump(until: { given != nil }))
            XCTAssertEqual(given, .silent)
            expectClosing(of: portal)
            withExtendedLifetime(question) {}
            portal.down()
        }
    }

    func testAPortalOrABusThatGoesAwayIsLost() {
        onMain {
            for leave in [PlayedBackground.vanish, PlayedBackground.down] {
                let portal = PlayedBackground()
                var given: BackgroundAnswer?
                let question = ask(portal.place) { given = $0 }
                XCTAssertTrue(GtkTesting.pump(until: { portal.request != nil }))
                portal.sync()
                GtkTesting.settle()
                XCTAssertNil(given)
                leave(portal)()
                XCTAssertTrue(GtkTesting.pump(until: { given != nil }))
                XCTAssertEqual(given, .lost)
                withExtendedLifetime(question) {}
                portal.down()
            }
        }
    }

    func testAReleasedQuestionSaysNothingAndClosesItsRequest() {
        onMain {
            let portal = PlayedBackground()
            var question: BackgroundPortal? = ask(portal.place) { _ in XCTFail("nobody asks any more") }
            XCTAssertTrue(GtkTesting.pump(until: { portal.request != nil }))
            question = nil
            XCTAssertNil(question)
            expectClosing(of: portal)
            portal.answer(Self.yes)
            portal.sync()
            GtkTesting.settle()
            portal.down()
        }
    }
}

@MainActor
private func expectClosing(of portal: PlayedBackground) {
    XCTAssertTrue(GtkTesting.pump(until: { portal.methods.last == "Close" }))
    XCTAssertEqual(portal.methods, ["RequestBackground", "Close"])
    XCTAssertEqual(portal.calls.last?.path, portal.request)
}

@MainActor
private func ask(
    _ place: MessageBus, autostart: [String]? = ["fairweather"], timeout: UInt32 = BackgroundPortal.defaultTimeout,
    _ handler: @escaping @MainActor (BackgroundAnswer) -> Void
) -> BackgroundPortal {
    BackgroundPortal(reason: "Tells what comes", autostart: autostart, on: place, timeout: timeout, handler)
}

@MainActor
private func answer(of portal: PlayedBackground) -> BackgroundAnswer? {
    defer { portal.down() }
    return answer(on: portal.place)
}

@MainActor
private func answer(on place: MessageBus, autostart: [String]? = ["fairweather"]) -> BackgroundAnswer? {
    var given: BackgroundAnswer?
    let question = ask(place, autostart: autostart) { given = $0 }
    XCTAssertTrue(GtkTesting.pump(until: { given != nil }))
    withExtendedLifetime(question) {}
    return given
}
