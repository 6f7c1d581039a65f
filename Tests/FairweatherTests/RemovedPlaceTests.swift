import Foundation
import GtkTestSupport
import Presentation
import WeatherStore
import WeatherText
import XCTest

@testable import Gtk
@testable import fairweather

/// What is left of a place that was removed: in the file, and of what the window shows of it.
final class RemovedPlaceTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAProgramKilledBetweenARemovalAndItsUndoLeavesTheListAsItWasSeen() throws {
        try onMain {
            let folder = try Files.temporaryFolder()
            let run = try RunningWindow(server: nil, folder: folder, clock: SettableClock(noon))
            for name in ["London", "Oslo"] {
                run.add(name)
                run.settle()
            }
            let oslo = try XCTUnwrap(run.model.locations.rows.first { $0.title == "Oslo" }?.id)
            let arrival = try XCTUnwrap(try Self.killed(folder).report(for: oslo)?.current?.fetchedAt)
            run.model.locations.remove(oslo)
            XCTAssertTrue(GtkTesting.pump(until: { run.texts.contains { $0.contains("Oslo was removed") } }))
            let without = try Self.killed(folder)
            XCTAssertEqual(try without.contents(at: .distantPast).places.map(\.name), ["London"])
            XCTAssertNil(try without.report(for: oslo), "half of it is left")
            XCTAssertNotNil(try without.report(for: try XCTUnwrap(run.model.locations.rows.first?.id)))
            run.model.locations.undo()
            run.settle()
            let again = try Self.killed(folder)
            XCTAssertEqual(try again.contents(at: .distantPast).places.map(\.name), ["London", "Oslo"])
            XCTAssertEqual(try again.report(for: oslo)?.current?.fetchedAt, arrival, "with its weather")
        }
    }

    func testAPageOfAQuantityGoesWithItsPlaceThatAnotherProgramRemoves() throws {
        try onMain {
            let folder = try Files.temporaryFolder()
            let run = try RunningWindow(server: nil, folder: folder, clock: SettableClock(noon))
            for name in ["London", "Oslo"] {
                run.add(name)
                run.settle()
            }
            let others = OtherPrograms(
                changing: run.model.locations, run.model.settings, and: run.store,
                environment: ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
            let store = try SQLiteStore.open(
                at: folder.appending(path: "fairweather/sample.sqlite"), timeout: .seconds(60)
            ).store
            for (name, next) in [("Oslo", "London"), ("London", nil)] as [(String, String?)] {
                let page = try XCTUnwrap(run.model.page)
                XCTAssertEqual(page.location, name)
                run.model.openQuantity(.wind, isNarrow: false)
                XCTAssertTrue(
                    GtkTesting.pump(until: { run.window.title.hasPrefix("Wind – \(name)") }), run.window.title)
                Task { try await store.remove(page.pageID) }
                XCTAssertTrue(GtkTesting.pump(until: { run.model.page?.location == next }), "\(run.texts)")
                run.settle()
                XCTAssertTrue(GtkTesting.paint(run.window))
                XCTAssertNotEqual(run.model.quantity?.pageID, page.pageID)
                XCTAssertFalse(run.window.title.contains(name), run.window.title)
                XCTAssertTrue(run.texts.contains(next ?? "Welcome to Fairweather"), "\(run.texts)")
                if next == nil { XCTAssertNil(run.model.quantity) }
                run.model.closeQuantity()
                GtkTesting.settle()
            }
            withExtendedLifetime(others) {}
        }
    }

    /// What a program that starts now would find if the one with the window had been killed at this moment.
    @MainActor
    private static func killed(_ folder: URL) throws -> SQLiteStore {
        let copy = try Files.temporaryFolder()
        for name in ["sample.sqlite", "sample.sqlite-wal"] {
            let file = folder.appending(path: "fairweather/\(name)")
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            try FileManager.default.copyItem(at: file, to: copy.appending(path: name))
        }
        let opened = try SQLiteStore.open(at: copy.appending(path: "sample.sqlite"))
        XCTAssertNil(opened.setAside, "it is damaged")
        return opened.store
    }
}
