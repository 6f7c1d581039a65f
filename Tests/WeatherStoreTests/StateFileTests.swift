import Foundation
import Testing

@testable import WeatherStore

struct StateFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "state-\(UUID().uuidString)")
    private var path: URL { folder.appending(path: "deeper/numbers.json") }
    private var file: StateFile<[String: Int]> { StateFile(path) }

    private func bytes() throws -> Data { try Data(contentsOf: path) }

    @Test("what was written is read again, the folder is made, and a change begins with what is there")
    func roundTrip() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(file.load() == nil)
        try file.update(from: [:]) { $0["a"] = 1 }
        try StateFile<[String: Int]>(path).update(from: [:]) { $0["b"] = 2 }
        #expect(file.load() == ["a": 1, "b": 2])
    }

    @Test("a folder that another program holds costs a quarter of a second, and the value")
    func held() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try file.update(from: [:]) { $0["a"] = 1 }
        let lock = try FolderLock(path.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        let start = ContinuousClock.now
        #expect(throws: StoreError.busy) { try file.update(from: [:]) { $0["a"] = 2 } }
        #expect((.milliseconds(250) ..< .seconds(2)).contains(ContinuousClock.now - start))
        #expect(file.load() == ["a": 1])
    }

    @Test("nothing is written where nothing changes")
    func unchanged() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try file.update(from: [:]) { $0["a"] = nil }
        #expect(!FileManager.default.fileExists(atPath: path.path))
        try file.update(from: [:]) { $0["a"] = 1 }
        let spaced = Data("{ \"a\" : 1 }".utf8)
        try spaced.write(to: path)
        try file.update(from: [:]) { $0["a"] = 1 }
        #expect(try bytes() == spaced)
    }

    @Test(
        "what makes no sense counts as not there, and is replaced", arguments: ["", "[1]", "{\"a\":\"x\"}", "{\"a\":"])
    func nonsense(content: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: path)
        #expect(file.load() == nil)
        try file.update(from: ["z": 0]) { $0["a"] = 1 }
        #expect(file.load() == ["z": 0, "a": 1])
    }

    @Test("a damaged file is kept under another name when it is replaced, and told once", arguments: ["", "{\"a\":"])
    func setAside(content: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let parent = path.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Data(content.utf8).write(to: path)
        #expect(file.load() == nil && SetAsideFiles.take(in: parent).isEmpty, "reading alone changes nothing")
        try file.update(from: [:]) { $0["a"] = 1 }
        let told = SetAsideFiles.take(in: parent)
        let name = try #require(told.first)
        #expect(told.count == 1 && name.hasPrefix("numbers.json.damaged-"))
        #expect(try Data(contentsOf: parent.appending(path: name)) == Data(content.utf8))
        #expect(SetAsideFiles.take(in: parent).isEmpty)
        try file.update(from: [:]) { $0["a"] = 2 }
        #expect(file.load() == ["a": 2] && SetAsideFiles.take(in: parent).isEmpty)
    }
}
