import Foundation
import GtkTestSupport
import Presentation
import WeatherServices
import WeatherStore
import XCTest

@testable import Gtk

/// Each way to fail is seen in the window: in a sentence of its own, with something to do about it, beside the old data.
final class ErrorsInWindowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    /// All but `cancelled`, which is never shown.
    private static let fetchErrors: [FetchError] = [
        .offline, .timedOut(after: 15), .insecure, .keyRefused, .quotaExceeded(retryAfter: nil),
        .quotaExceeded(retryAfter: Date(timeIntervalSince1970: 1_768_482_000)), .notFound,
        .rejected(status: 400, reason: "Latitude must be in range"), .rejected(status: 418, reason: nil),
        .serverTrouble(status: 503), .emptyAnswer, .webPage, .unreadableAnswer, .answerTooLarge(limit: 8 << 20),
        .redirectRefused, .proxyUnusable, .unknown,
    ]
    private static let storeErrors: [StoreError] = [
        .diskFull, .readOnly, .busy, .damaged, .tooNew, .other("SQLite 10"),
    ]

    func testEachFailureOfARequestIsSaidBesideThePlaceWithWhatToDoAndAllOfItOnAsking() throws {
        try onMain {
            var sentences: Set<String> = []
            for error in Self.fetchErrors {
                let desk = try TroubledDesk(requestsFailWith: error)
                let told = error.message(from: "Open-Meteo")
                let sentence = told.split(separator: ". ").first.map(String.init) ?? told
                desk.waitFor("2 hours old")
                desk.waitFor("Open-Meteo: " + error.brief)
                XCTAssertEqual(WidgetTree.frames(styled: "title-row", in: desk.window).map(\.height), [48])
                let tooltips = WidgetTree.tooltips(in: desk.window).filter {
                    $0.contains(sentence) && $0.contains("Last updated at 10:05.")
                }
                sentences.formUnion(tooltips)
                XCTAssertTrue(desk.texts.contains("Today"), "\(error): the old days are gone")
                if error == .keyRefused {
                    Self.assertOpensPreferences(desk)
                } else {
                    XCTAssertTrue(WidgetTree.press("Try again", in: desk.window), "\(error)")
                }
                desk.settle()
                XCTAssertTrue(desk.texts.contains("Today"), "\(error): the old days are gone")
            }
            XCTAssertEqual(sentences.count, Self.fetchErrors.count, "\(sentences)")
        }
    }

    func testTryingAgainAsksAgain() throws {
        try onMain {
            let desk = try TroubledDesk(requestsFailWith: .offline)
            desk.waitFor("2 hours old")
            let before = desk.reports.requests
            XCTAssertGreaterThan(before, 0)
            XCTAssertTrue(WidgetTree.press("Try again", in: desk.window))
            XCTAssertTrue(GtkTesting.pump(until: { desk.reports.requests > before }))
        }
    }

    func testEachFailureOfASearchIsSaidInTheFieldsPlace() throws {
        try onMain {
            for error in Self.fetchErrors {
                let desk = try TroubledDesk(requestsFailWith: error)
                XCTAssertTrue(WidgetTree.type("Xyzzy", in: desk.window))
                desk.waitFor(error.message(from: "The online place search"))
                XCTAssertTrue(desk.texts.contains("Today"), "\(error): the old days are gone")
            }
        }
    }

    func testEachFailureOfTheStoreIsSaidAndNothingIsLost() throws {
        try onMain {
            for error in Self.storeErrors {
                let desk = try TroubledDesk()
                desk.store.fail(with: error)
                let changes: [@MainActor () -> Void] = [
                    { desk.model.locations.remove("london") }, { desk.model.locations.rename("london", to: "Home") },
                    { desk.model.locations.toggleHome("london") },
                    { desk.model.locations.addSuggestion("geonames:2988507") },
                ]
                for change in changes {
                    change()
                    desk.waitFor("The list was not changed. " + error.message)
                    XCTAssertTrue(WidgetTree.press("Dismiss", in: desk.window), "\(error)")
                    XCTAssertTrue(GtkTesting.pump(until: { desk.model.notice == nil }))
                }
                XCTAssertTrue(WidgetTree.type("Par", in: desk.window))
                XCTAssertTrue(
                    GtkTesting.pump(until: {
                        WidgetTree.activateRow(0, ofListNamed: WindowWords.matches, in: desk.window)
                    }))
                desk.waitFor("Paris could not be saved. " + error.message)
                XCTAssertEqual(desk.model.locations.rows.map(\.title), ["London"])
                XCTAssertTrue(desk.texts.contains("Today"), "\(error): the old days are gone")
            }
        }
    }

    @MainActor
    private static func assertOpensPreferences(_ desk: TroubledDesk) {
        XCTAssertTrue(WidgetTree.press("Preferences", in: desk.window))
        XCTAssertEqual(desk.reports.requests, 1, "the same key would be refused again")
        let dialog = WidgetTree.topLevels().first { $0.raw != desk.window.raw }
        XCTAssertNotNil(dialog, "no preferences")
        WidgetTree.closeWindows(but: desk.window)
    }
}
