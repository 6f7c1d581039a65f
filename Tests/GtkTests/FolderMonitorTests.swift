import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

final class FolderMonitorTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        return folder
    }

    func testTheRemovalOfOneFileIsToldAndNothingElse() throws {
        let folder = try folder()
        let (file, other) = (folder.appending(path: "file"), folder.appending(path: "file-2"))
        try onMain {
            let handlers = LiveHandlers.count
            var count = 0
            var monitor = FolderMonitor(.removed, of: file.path) { count += 1 }
            XCTAssertNotNil(monitor)
            try Data("a".utf8).write(to: file)
            try Data("b".utf8).write(to: other)
            try FileManager.default.removeItem(at: other)
            GtkTesting.settle()
            XCTAssertEqual(count, 0)
            try FileManager.default.removeItem(at: file)
            XCTAssertTrue(GtkTesting.pump(until: { count == 1 }))
            // What happens before the loop turns is told once.
            for _ in 0..<3 {
                try Data("a".utf8).write(to: file)
                try FileManager.default.removeItem(at: file)
            }
            XCTAssertTrue(GtkTesting.pump(until: { count == 2 }))
            GtkTesting.settle()
            XCTAssertEqual(count, 2)
            monitor = nil
            try Data("a".utf8).write(to: file)
            try FileManager.default.removeItem(at: file)
            GtkTesting.settle()
            XCTAssertEqual(count, 2)
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }

    func testAFileThatIsReplacedOrWrittenToItsEndIsTold() throws {
        let folder = try folder()
        let file = folder.appending(path: "settings.json")
        try onMain {
            var count = 0
            let monitor = FolderMonitor(.written, of: file.path) { count += 1 }
            try Data("a".utf8).write(to: folder.appending(path: "new"))
            GtkTesting.settle()
            XCTAssertEqual(count, 0)
            XCTAssertEqual(rename(folder.appending(path: "new").path, file.path), 0)
            XCTAssertTrue(GtkTesting.pump(until: { count == 1 }))
            try Data("b".utf8).write(to: file)
            XCTAssertTrue(GtkTesting.pump(until: { count == 2 }))
            XCTAssertNotNil(monitor)
        }
    }

    func testAFolderThatComesLaterIsWatchedFromThenOn() throws {
        let folder = try folder()
        let file = folder.appending(path: "config/fairweather/settings.json")
        try onMain {
            var count = 0
            let monitor = FolderMonitor(.written, of: file.path) { count += 1 }
            XCTAssertNotNil(monitor)
            try FileManager.default.createDirectory(
                at: folder.appending(path: "config"), withIntermediateDirectories: false)
            GtkTesting.settle()
            XCTAssertEqual(count, 0)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: false)
            try Data("a".utf8).write(to: file)
            XCTAssertTrue(GtkTesting.pump(until: { count >= 1 }), "what came with the folder")
            GtkTesting.settle()
            let first = count
            try Data("b".utf8).write(to: file)
            XCTAssertTrue(GtkTesting.pump(until: { count == first + 1 }))
            withExtendedLifetime(monitor) {}
        }
    }

    func testAFolderThatIsRemovedOrMovedAwayIsFoundAgain() throws {
        let folder = try folder()
        let inner = folder.appending(path: "fairweather")
        let file = inner.appending(path: "settings.json")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
        try onMain {
            var count = 0
            let monitor = FolderMonitor(.written, of: file.path) { count += 1 }
            for away in [nil, folder.appending(path: "old")] {
                if let away {
                    try FileManager.default.moveItem(at: inner, to: away)
                } else {
                    try FileManager.default.removeItem(at: inner)
                }
                GtkTesting.settle()
                let before = count
                if let away {
                    try Data("a".utf8).write(to: away.appending(path: "settings.json"))
                    GtkTesting.settle()
                    XCTAssertEqual(count, before, "it lies in another folder now")
                }
                try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
                XCTAssertTrue(GtkTesting.pump(until: { count == before + 1 }))
                try Data("b".utf8).write(to: file)
                XCTAssertTrue(GtkTesting.pump(until: { count == before + 2 }))
            }
            withExtendedLifetime(monitor) {}
        }
    }

    func testOnlyAFileThatTakesItsPlaceReplacesAnother() throws {
        let folder = try folder()
        let file = folder.appending(path: "places.sqlite")
        try onMain {
            var count = 0
            let monitor = FolderMonitor(.replaced, of: file.path) { count += 1 }
            try Data("a".utf8).write(to: file)
            GtkTesting.settle()
            XCTAssertEqual(count, 0)
            try Data("b".utf8).write(to: folder.appending(path: "new"))
            XCTAssertEqual(rename(folder.appending(path: "new").path, file.path), 0)
            XCTAssertTrue(GtkTesting.pump(until: { count == 1 }))
            withExtendedLifetime(monitor) {}
        }
    }
}
