import Assembly
import Foundation
import GtkTestSupport
import Presentation
import WeatherServices
import XCTest

@testable import Gtk
@testable import fairweather

/// Whatever goes wrong has a sentence of its own, and what was on screen stays.
final class WrongInputTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAnEmptyNameIsAskedFor() throws {
        try withLondon { run, _, _ in
            XCTAssertTrue(WidgetTree.type("   ", in: run.window))
            XCTAssertTrue(WidgetTree.submit(in: run.window))
            run.waitFor("Enter the name of a city first.")
        }
    }

    /// Chooses the line that offers it, the last one.
    @MainActor
    private static func searchOnline(_ run: RunningWindow) {
        if let offer = run.model.adding.matches.last { run.model.adding.choose(offer.id) }
    }

    func testANameNobodyBearsIsSaid() throws {
        try withLondon { run, server, _ in
            server.answerSearches(.init(#"{"generationtime_ms":0.1}"#))
            XCTAssertTrue(WidgetTree.type("Xyzzy", in: run.window))
            XCTAssertTrue(WidgetTree.submit(in: run.window))
            Self.searchOnline(run)
            run.waitFor("No place called “Xyzzy” was found.")
        }
    }

    func testEachBadAnswerToASearchHasItsOwnSentence() throws {
        let answers: [WeatherServer.Answer] = [
            .init(#"{"generationtime_ms":0.1}"#), .init(status: 500, "oops"), .init("<html>Log in</html>"),
            .init(#"{"results":[{"id":1,"na"#), .init(""), .init(status: 429, "{}"),
        ]
        try withLondon { run, server, _ in
            var sentences: Set<String> = []
            for answer in answers {
                server.answerSearches(answer)
                XCTAssertTrue(WidgetTree.type("", in: run.window))
                XCTAssertTrue(WidgetTree.type("Xyzzy", in: run.window))
                XCTAssertTrue(WidgetTree.submit(in: run.window))
                Self.searchOnline(run)
                XCTAssertTrue(GtkTesting.pump(until: { run.model.adding.isSearching }))
                XCTAssertTrue(GtkTesting.pump(until: { !run.model.adding.isSearching }))
                run.waitFor(run.model.adding.message ?? "a sentence")
                sentences.insert(run.model.adding.message ?? "")
            }
            XCTAssertEqual(sentences.count, answers.count, "\(sentences)")
        }
    }

    func testEachBadAnswerToARefreshHasItsOwnSentenceAndTheOldForecastStays() throws {
        let answers: [WeatherServer.Answer] = [
            .init(status: 500, "oops"), .init("<!DOCTYPE html><html>Log in</html>"), .init(#"{"latitude":51.5,"hou"#),
            .init(""), .init(status: 404, "{}"), .init(status: 401, "{}"),
            .init(status: 400, #"{"error":true,"reason":"Latitude must be in range of -90 to 90°."}"#),
            .init(status: 429, #"{"error":true,"reason":"Daily API request limit exceeded."}"#),
        ]
        try withLondon { run, server, clock in
            var sentences: Set<String> = []
            for answer in answers {
                // A request under way would answer the next wish, too.
                run.settle()
                server.answerForecasts(answer)
                clock.advance(by: 11)
                let before = sentences
                run.model.page?.refresh()
                XCTAssertTrue(
                    GtkTesting.pump(until: {
                        // Without the age, which changes on its own.
                        sentences.formUnion(
                            WidgetTree.tooltips(in: run.window).compactMap { tooltip in
                                tooltip.range(of: "Last updated").map { String(tooltip[..<$0.lowerBound]) }
                            })
                        return sentences.count > before.count
                    }), "no new sentence for \(answer.status) among \(run.texts)")
                XCTAssertTrue(run.texts.contains("Today"), "the old days are gone")
            }
            XCTAssertEqual(sentences.count, answers.count)
        }
    }

    func testAServerThatIsDownIsSaidAndTheOldForecastStays() throws {
        try onMain {
            let (server, folder, clock) = (try startServer(), try Files.temporaryFolder(), SettableClock(noon))
            do {
                let run = try RunningWindow(server: server.url, folder: folder, clock: clock)
                run.add("London")
                run.waitFor("Updated just now")
                run.settle()
            }
            clock.advance(by: 3600)
            // Port 9 of this machine, where nothing listens.
            let run = try RunningWindow(server: URL(string: "http://127.0.0.1:9")!, folder: folder, clock: clock)
            run.waitFor("1 hour old")
            run.waitFor("Open-Meteo: no connection")
            XCTAssertTrue(run.texts.contains("Today"))
            XCTAssertTrue(WidgetTree.type("Xyzzy", in: run.window))
            XCTAssertTrue(
                GtkTesting.pump(until: {
                    WidgetTree.activateRow(0, ofListNamed: WindowWords.matches, in: run.window)
                }))
            XCTAssertTrue(
                GtkTesting.pump(until: {
                    run.texts.contains(FetchError.offline.message(from: "The online place search"))
                }), "not in \(run.texts)")
        }
    }

    func testEnterOnAnUnknownNameAsksNobodyUntilTheOfferIsChosen() throws {
        try onMain {
            let (server, folder) = (try startServer(), try Files.temporaryFolder())
            let run = try RunningWindow(server: server.url, folder: folder, clock: SettableClock(noon))
            XCTAssertTrue(WidgetTree.type("Xyzzy", in: run.window))
            XCTAssertTrue(WidgetTree.submit(in: run.window))
            XCTAssertTrue(WidgetTree.submit(in: run.window))
            run.waitFor("The built-in list has no place called “Xyzzy”. To search online, choose the line below.")
            run.settle()
            XCTAssertEqual(server.requests, [])
            XCTAssertTrue(
                GtkTesting.pump(until: {
                    WidgetTree.activateRow(0, ofListNamed: WindowWords.matches, in: run.window)
                }))
            XCTAssertTrue(GtkTesting.pump(until: { server.requests.contains("/v1/search") }), "nobody was asked")
        }
    }

    func testADamagedDatabaseIsSetAsideAndSaidSo() throws {
        try onMain {
            let (server, folder) = (try startServer(), try Files.temporaryFolder())
            let data = folder.appending(path: "fairweather")
            try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
            try Data("this is no database, and never was".utf8).write(to: data.appending(path: "fairweather.sqlite"))
            let run = try RunningWindow(server: server.url, folder: folder, clock: SettableClock(noon))
            run.waitFor("damaged")
            let names = try FileManager.default.contentsOfDirectory(atPath: data.path)
            XCTAssertTrue(names.contains { $0.hasPrefix("fairweather.sqlite.damaged") }, "\(names)")
            run.add("London")
            run.waitFor("Updated just now")
        }
    }

    /// A window that shows London, with the server behind it and the clock it goes by.
    private func withLondon(_ body: @MainActor (RunningWindow, WeatherServer, SettableClock) throws -> Void) throws {
        try onMain {
            let (server, folder, clock) = (try startServer(), try Files.temporaryFolder(), SettableClock(noon))
            let run = try RunningWindow(server: server.url, folder: folder, clock: clock)
            run.add("London")
            run.waitFor("Updated just now")
            try body(run, server, clock)
            XCTAssertTrue(run.model.locations.contains("geonames:2643743"), "the saved place is gone")
        }
    }
}
