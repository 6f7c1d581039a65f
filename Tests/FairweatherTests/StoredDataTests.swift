import Assembly
import Foundation
import WeatherText
import WeatherStore
import XCTest

@testable import fairweather

/// What is read before the window opens, and what is said where it could not be read.
final class StoredDataTests: XCTestCase {
    private let now = Date(timeIntervalSince1970: 1_768_478_700)

    private func folder() throws -> URL { try Files.temporaryFolder() }

    private func stored(_ folder: URL, source: SourceName = .automatic) throws -> StoredData {
        try StoredData(
            source: source, environment: ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path], now: now)
    }

    /// The folder of data and of settings at once.
    private func write(_ text: String, to name: String, in folder: URL) throws {
        let own = folder.appending(path: "fairweather")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: own.appending(path: name))
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "fairweather").path)
    }

    func testTheFirstStartHasNothingToSay() throws {
        let stored = try stored(folder())
        XCTAssertNil(stored.notice)
        XCTAssertEqual(stored.settings, Settings())
        XCTAssertTrue(stored.contents.places.isEmpty)
    }

    func testChoicesMadeBeforeAreThereAgain() throws {
        let folder = try folder()
        var settings = Settings()
        settings.refreshMinutes = 60
        try stored(folder).settingsStore.save(settings, since: nil)
        XCTAssertEqual(try stored(folder).settings, settings)
    }

    func testDamagedSettingsAreSetAsideAndSaidSo() throws {
        let folder = try folder()
        try write("{\"units\": ", to: "settings.json", in: folder)
        let stored = try stored(folder)
        XCTAssertEqual(stored.settings, .silent, "somebody may be asked whom the user did not want asked")
        let kept = try XCTUnwrap(names(in: folder).first { $0.hasPrefix("settings.json.damaged") })
        XCTAssertEqual(stored.notice, StartNotice.settingsSetAside(as: kept))
        let text = try Data(contentsOf: folder.appending(path: "fairweather").appending(path: kept))
        XCTAssertEqual(String(decoding: text, as: UTF8.self), "{\"units\": ")
        let next = try self.stored(folder)
        XCTAssertTrue(next.settings.staysOffline && next.notice == nil, "the next start asks")
    }

    func testWhatACommandSetAsideIsToldByEachWindowUntilSomebodyHasReadIt() throws {
        let folder = try folder()
        try write("this is no database, and never was", to: "fairweather.sqlite", in: folder)
        try write("[]", to: "settings.json", in: folder)
        let command = try stored(folder)
        for _ in 1...2 {
            let window = try stored(folder)
            XCTAssertNil(window.notice, "a command tells it again")
            XCTAssertEqual(window.windowNotice, command.notice)
        }
        let text = try XCTUnwrap(command.notice?.text)
        SetAsideRecords(in: folder.appending(path: "fairweather")).forget(namedIn: text)
        XCTAssertNil(try stored(folder).windowNotice)
    }

    func testADamagedFileThatWasDeletedIsToldNoMore() throws {
        let folder = try folder()
        try write("[]", to: "settings.json", in: folder)
        _ = try stored(folder)
        let kept = try XCTUnwrap(names(in: folder).first { $0.hasPrefix("settings.json.damaged") })
        try FileManager.default.removeItem(at: folder.appending(path: "fairweather").appending(path: kept))
        XCTAssertNil(try stored(folder).windowNotice)
    }

    func testDamagedSampleDataAreNotToldAsTheUsersPlaces() throws {
        let folder = try folder()
        try write("this is no database, and never was", to: "sample.sqlite", in: folder)
        XCTAssertNotNil(try stored(folder, source: .sample).windowNotice)
        XCTAssertNil(try stored(folder).windowNotice)
    }

    func testSettingsThatCannotBeReadAreNotWrittenOver() throws {
        let folder = try folder()
        // No permission stops the root user, but nobody reads a folder as a file.
        let file = folder.appending(path: "fairweather/settings.json")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let stored = try stored(folder)
        XCTAssertEqual(stored.settings, .silent)
        XCTAssertTrue(
            stored.notice?.text.hasPrefix("The settings could not be read, so changes to them will not be saved.")
                == true, "\(String(describing: stored.notice))")
        XCTAssertThrowsError(try stored.settingsStore.save(Settings(), since: nil))
        XCTAssertTrue(file.hasDirectoryPath || FileManager.default.fileExists(atPath: file.path + "/."))
        XCTAssertEqual(try names(in: folder).filter { $0.hasPrefix("settings.json") }, ["settings.json"])
    }

    func testWithoutAFolderForThemThereAreNoSettingsThatKeepAnybodyFromAsking() throws {
        let stored = try StoredData(
            source: .sample, environment: ["XDG_DATA_HOME": "/dev/null/none", "XDG_CONFIG_HOME": "/dev/null/none"],
            now: now)
        XCTAssertFalse(stored.settings.staysOffline)
        XCTAssertNotNil(stored.notice)
    }

    func testADamagedDatabaseIsSaidBeforeDamagedSettings() throws {
        let folder = try folder()
        try write("this is no database, and never was", to: "fairweather.sqlite", in: folder)
        try write("[]", to: "settings.json", in: folder)
        let stored = try stored(folder)
        XCTAssertTrue(
            stored.notice?.text.hasPrefix("The file with your places was damaged") == true,
            "\(String(describing: stored.notice))")
        let kept = try XCTUnwrap(names(in: folder).first { $0.hasPrefix("settings.json.damaged") })
        XCTAssertTrue(
            stored.notice?.text.hasSuffix(" " + StartNotice.settingsSetAside(as: kept).text) == true,
            "the settings are not told: \(String(describing: stored.notice))")
    }

    func testADatabaseThatCannotBeOpenedGivesWayToOneInMemory() throws {
        let folder = try folder()
        let file = folder.appending(path: "fairweather/fairweather.sqlite")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let stored = try stored(folder)
        XCTAssertTrue(
            stored.notice?.text.contains("changes will not be saved") == true, "\(String(describing: stored.notice))")
        XCTAssertTrue(stored.contents.places.isEmpty)
    }

    func testSampleDataHaveADatabaseOfTheirOwn() throws {
        let folder = try folder()
        XCTAssertNil(try stored(folder, source: .sample).notice)
        XCTAssertTrue(try names(in: folder).contains("sample.sqlite"))
        XCTAssertFalse(try names(in: folder).contains("fairweather.sqlite"))
    }
}
