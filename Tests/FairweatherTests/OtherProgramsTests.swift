import Foundation
import GtkTestSupport
import WeatherModel
import WeatherStore
import XCTest

@testable import Gtk
@testable import fairweather

/// What the command line does under an open window, over the real files and the kernel's own news of them.
final class OtherProgramsTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    @MainActor
    private final class Outcome {
        var isDone = false
    }

    private static func oslo() -> Location {
        Location(
            id: "oslo", name: "Oslo", coordinates: Coordinates(clampingLatitude: 59.91, longitude: 10.75),
            timeZoneIdentifier: "Europe/Oslo")
    }

    func testWhatAnotherProgramChangesIsInTheWindowWithinASecond() throws {
        try onMain {
            let folder = try Files.temporaryFolder()
            let run = try RunningWindow(
                server: nil, folder: folder, settings: folder.appending(path: "home/config"),
                clock: SettableClock("2026-11-21T12:00:00Z"))
            let file = folder.appending(path: "fairweather/sample.sqlite")
            // Before the first setting there is no folder of settings.
            let environment = ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path + "/home/config"]
            let others = OtherPrograms(
                changing: run.model.locations, run.model.settings, and: run.store, environment: environment)
            let store = try SQLiteStore.open(at: file, timeout: .seconds(60)).store
            @MainActor func change(
                _ body: @escaping @Sendable () async throws -> Void, seen: () -> Bool, line: UInt = #line
            ) {
                let outcome = Outcome()
                Task {
                    try await body()
                    outcome.isDone = true
                }
                XCTAssertTrue(GtkTesting.pump(until: { outcome.isDone }), line: line)
                let start = ContinuousClock.now
                XCTAssertTrue(GtkTesting.pump(until: seen), "\(run.texts)", line: line)
                // The machine may be busy with other tests.
                XCTAssertLessThan(ContinuousClock.now - start, .seconds(10), line: line)
            }
            let place = Self.oslo()
            change({ try await store.add(place) }, seen: { run.texts.contains("Oslo") })
            run.settle()
            change(
                { try await store.rename("oslo", to: "Kristiania") },
                seen: { run.window.title == "Kristiania — Fairweather" })
            var settings = Settings()
            settings.clockFormat = .twelveHours
            let changed = settings
            let settingsFile = SettingsFile(folder.appending(path: "home/config/fairweather/settings.json"))
            change(
                { try settingsFile.save(changed) }, seen: { run.model.settings.settings.clockFormat == .twelveHours })
            change({ try await store.remove("oslo") }, seen: { run.texts.contains("Welcome to Fairweather") })
            run.model.locations.rename("oslo", to: "Home")
            run.settle()
            XCTAssertEqual(
                run.model.notice?.text, "The list was not changed. Another program has removed this place.")
            withExtendedLifetime(others) {}
        }
    }

    func testWhatWasWrittenWhileTheWindowOpenedIsFollowed() throws {
        try onMain {
            let folder = try Files.temporaryFolder()
            let run = try RunningWindow(
                server: nil, folder: folder, settings: folder.appending(path: "config"),
                clock: SettableClock("2026-11-21T12:00:00Z"))
            var settings = Settings()
            settings.clockFormat = .twelveHours
            try SettingsFile(folder.appending(path: "config/fairweather/settings.json")).save(settings)
            let others = OtherPrograms(
                changing: run.model.locations, run.model.settings, and: run.store,
                environment: ["XDG_CONFIG_HOME": folder.path + "/config"])
            XCTAssertEqual(run.model.settings.settings.clockFormat, .twelveHours)
            withExtendedLifetime(others) {}
        }
    }

    func testADatabaseThatAnotherProgramSetsAsideIsFollowedByTheWindow() throws {
        try onMain {
            let folder = try Files.temporaryFolder()
            let run = try RunningWindow(server: nil, folder: folder, clock: SettableClock("2026-11-21T12:00:00Z"))
            run.model.locations.addSuggestion("geonames:2643743")
            run.settle()
            let others = OtherPrograms(
                changing: run.model.locations, run.model.settings, and: run.store,
                environment: ["XDG_CONFIG_HOME": folder.path])
            run.settle()
            let database = folder.appending(path: "fairweather/sample.sqlite")
            try Data("damaged".utf8).write(to: database)
            let opened = try SQLiteStore.open(at: database, timeout: .seconds(60))
            XCTAssertNotNil(opened.setAside)
            // No place could be brought over.
            XCTAssertTrue(GtkTesting.pump(until: { run.model.locations.pages.isEmpty }), "\(run.texts)")
            withExtendedLifetime(others) {}
        }
    }
}
