import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

@Suite("Files that are written where others may have put something")
struct WritingAttackTests {
    private let folder: TemporaryFolder
    private var target: URL { folder.url.appending(path: "places.json") }
    private let bytes = Data("new".utf8)

    init() throws {
        folder = try TemporaryFolder()
    }

    private func mode(_ url: URL) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int)
    }

    @Test("a link under the name an unfinished file could have leads nowhere")
    func guessableName() throws {
        try folder.write(Data("precious".utf8), to: "precious")
        for name in ["places.json.new", "places.json.tmp", ".places.json.new"] {
            try FileManager.default.createSymbolicLink(
                at: folder.url.appending(path: name), withDestinationURL: folder.url.appending(path: "precious"))
        }
        try AtomicFile.write(bytes, to: target)
        #expect(try Data(contentsOf: folder.url.appending(path: "precious")) == Data("precious".utf8))
        #expect(try Data(contentsOf: target) == bytes)
        #expect(try folder.names.count == 5)
    }

    @Test("a file keeps its mode, and a link its target; a new file is its owner's alone")
    func modes() throws {
        try folder.write(Data("old".utf8), to: "kept/real.json")
        let real = folder.url.appending(path: "kept/real.json")
        try permit(0o640, real)
        try FileManager.default.createSymbolicLink(atPath: target.path, withDestinationPath: "kept/real.json")
        try AtomicFile.write(bytes, to: target)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: target.path) == "kept/real.json")
        #expect(try Data(contentsOf: real) == bytes)
        #expect(try mode(real) == 0o640)
        let fresh = folder.url.appending(path: "fresh.json")
        try AtomicFile.write(bytes, to: fresh)
        #expect(try mode(fresh) == 0o600)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: "dangling").path, withDestinationPath: "later.json")
        try AtomicFile.write(bytes, to: folder.url.appending(path: "dangling"))
        #expect(try Data(contentsOf: folder.url.appending(path: "later.json")) == bytes)
    }

    @Test("a pipe stays a pipe, and gets the bytes")
    func pipe() throws {
        try #require(mkfifo(target.path, 0o600) == 0)
        let reader = open(target.path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try AtomicFile.write(bytes, to: target)
        var buffer = [UInt8](repeating: 0, count: 16)
        let count = read(reader, &buffer, buffer.count)
        #expect(count == 3 && Data(buffer.prefix(3)) == bytes)
        #expect(try folder.names == ["places.json"])
        var status = stat()
        #expect(lstat(target.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }

    @Test("a pipe that nobody reads ends in an error")
    func unreadPipe() throws {
        try #require(mkfifo(target.path, 0o600) == 0)
        #expect(throws: StoreError.self) { try AtomicFile.write(bytes, to: target) }
    }

    @Test("what a process has open is written into, and not put another file in place of")
    func openFile() throws {
        try folder.write(Data("log\n".utf8), to: "log")
        let descriptor = open(folder.url.appending(path: "log").path, O_WRONLY | O_APPEND)
        defer { close(descriptor) }
        try AtomicFile.write(bytes, to: URL(filePath: "/proc/self/fd/\(descriptor)"))
        #expect(try String(contentsOf: folder.url.appending(path: "log"), encoding: .utf8) == "log\nnew")
    }

    @Test("somebody else's link in a folder for everybody is not followed", .enabled(if: geteuid() == 0))
    func foreignLink() throws {
        try folder.write(Data("precious".utf8), to: "own/precious")
        let shared = folder.url.appending(path: "shared")
        try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
        try permit(0o1777, shared)
        let link = shared.appending(path: "places.json")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: folder.url.appending(path: "own/precious"))
        try #require(lchown(link.path, 65_534, 65_534) == 0)
        #expect(throws: StoreError.readOnly) { try AtomicFile.write(bytes, to: link) }
        #expect(try Data(contentsOf: folder.url.appending(path: "own/precious")) == Data("precious".utf8))
    }

    @Test(
        "a stranger's link in a folder that everybody may write to is not followed, sticky or not, to a folder neither",
        .enabled(if: geteuid() == 0), arguments: [0o1777, 0o777])
    func strangersLinks(mode: Int) throws {
        try folder.write(Data("precious".utf8), to: "own/places.json")
        let own = folder.url.appending(path: "own")
        let shared = folder.url.appending(path: "shared")
        try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
        try permit(mode, shared)
        for (name, target) in [("file", "own/places.json"), ("folder", "own")] {
            let link = shared.appending(path: name)
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: folder.url.appending(path: target))
            try #require(lchown(link.path, 65_534, 65_534) == 0)
        }
        for path in ["file", "folder/places.json", "folder/new.json", "../shared/folder/new.json"] {
            #expect(throws: StoreError.readOnly, "\(path)") {
                try AtomicFile.write(bytes, to: shared.appending(path: path))
            }
        }
        #expect(try Data(contentsOf: own.appending(path: "places.json")) == Data("precious".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: own.path) == ["places.json"])
        // One's own are.
        try FileManager.default.createSymbolicLink(at: shared.appending(path: "mine"), withDestinationURL: own)
        try AtomicFile.write(bytes, to: shared.appending(path: "mine/places.json"))
        #expect(try Data(contentsOf: own.appending(path: "places.json")) == bytes)
    }

    @Test(
        "a stranger's link in a folder of the stranger's that everybody may write to is not followed",
        .enabled(if: geteuid() == 0), arguments: [0o1777, 0o777])
    func strangersFolder(mode: Int) throws {
        try folder.write(Data("precious".utf8), to: "own/places.json")
        let shared = folder.url.appending(path: "shared")
        try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
        try permit(mode, shared)
        let link = shared.appending(path: "file")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: folder.url.appending(path: "own/places.json"))
        try #require(lchown(link.path, 65_534, 65_534) == 0 && chown(shared.path, 65_534, 65_534) == 0)
        #expect(throws: StoreError.readOnly) { try AtomicFile.write(bytes, to: link) }
        #expect(try Data(contentsOf: folder.url.appending(path: "own/places.json")) == Data("precious".utf8))
    }

    @Test("a stranger's pipe in a folder for everybody gets nothing", .enabled(if: geteuid() == 0))
    func strangersPipe() throws {
        let shared = folder.url.appending(path: "shared")
        try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
        try permit(0o1777, shared)
        let pipe = shared.appending(path: "places.json")
        try #require(mkfifo(pipe.path, 0o666) == 0 && chown(pipe.path, 65_534, 65_534) == 0)
        let reader = open(pipe.path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        #expect(throws: StoreError.readOnly) { try AtomicFile.write(bytes, to: pipe) }
        var buffer = [UInt8](repeating: 0, count: 16)
        #expect(read(reader, &buffer, buffer.count) == 0)
    }

    @Test("a link before a step up leads where the kernel says, and loops end in an error")
    func linkedFolders() throws {
        try folder.write(Data("old".utf8), to: "deep/real/places.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: "short").path, withDestinationPath: "deep/real")
        try AtomicFile.write(bytes, to: URL(filePath: folder.url.path + "/short/../up.json"))
        #expect(try Data(contentsOf: folder.url.appending(path: "deep/up.json")) == bytes)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: "loop").path, withDestinationPath: "loop")
        #expect(throws: StoreError.self) { try AtomicFile.write(bytes, to: folder.url.appending(path: "loop/a")) }
    }

    @Test(
        "what a killed process left half written goes with the next start or the next file, what is being written stays"
    )
    func abandoned() throws {
        let folders = try DataFolders(environment: [
            "XDG_DATA_HOME": folder.url.path, "XDG_CONFIG_HOME": folder.url.path, "XDG_STATE_HOME": folder.url.path,
        ])
        func leave(_ name: String, age: TimeInterval) throws -> URL {
            try folder.write(bytes, to: "fairweather/\(name)")
            let file = folders.data.appending(path: name)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
            return file
        }
        let left = try leave(".fairweather-abc.new", age: 120)
        let young = try leave(".fairweather-young.new", age: 0)
        let locked = try leave(".fairweather-locked.new", age: 120)
        let another = try leave(".another-abc.new", age: 120)
        let writer = open(locked.path, O_WRONLY)
        defer { close(writer) }
        try #require(flock(writer, LOCK_EX) == 0)
        func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
        folders.makePrivate()
        #expect(!exists(left) && exists(young) && exists(locked) && exists(another))
        let again = try leave(".fairweather-abc.new", age: 120)
        try AtomicFile.write(bytes, to: folders.data.appending(path: "places.json"))
        #expect(!exists(again) && exists(young) && exists(locked) && exists(another))
    }

    @Test("everything that is private can be read by its owner alone, what an older version left, too")
    func privacy() async throws {
        let environment = [
            "XDG_DATA_HOME": folder.url.path, "XDG_CONFIG_HOME": folder.url.appending(path: "config").path,
            "XDG_STATE_HOME": folder.url.appending(path: "state").path,
        ]
        let folders = try DataFolders(environment: environment)
        let store = try SQLiteStore.open(at: folders.databaseFile).store
        try await store.add(Samples.portland)
        try await store.save(Samples.report(), for: Samples.portland.id)
        try SettingsFile(folders.settingsFile).save(Settings())
        let history = folders.data.appending(path: "fairweather-history.sqlite")
        for file in [folders.databaseFile, folders.settingsFile, history] { #expect(try mode(file) == 0o600) }
        for file in [folders.databaseFile, folders.settingsFile, history] { try permit(0o644, file) }
        try permit(0o755, folders.data)
        folders.makePrivate()
        for file in [folders.databaseFile, folders.settingsFile, history] { #expect(try mode(file) == 0o600) }
        for folder in [folders.data, folders.configuration] { #expect(try mode(folder) == 0o700) }
        // The database is still the one this process has open.
        try await store.add(Samples.quito)
        #expect(try store.locations == [Samples.portland, Samples.quito])
    }
}
