import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

@Suite("Files and folders that somebody else holds, or has made huge or strange")
struct HeldFolderAttackTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Locks the folder as another program would: locks of two descriptors exclude each other within one process, too.
    @discardableResult
    private func holding<Value>(_ folder: URL, _ body: () async throws -> Value) async throws -> Value {
        let descriptor = Foundation.open(folder.path, O_RDONLY | O_DIRECTORY)
        defer { close(descriptor) }
        try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        return try await body()
    }

    @Test("in a folder that is held, places can be read, and a change says who is in the way")
    func heldFolder() async throws {
        try await SQLiteStore.open(at: folder.database).store.add(Samples.portland)
        try await holding(folder.url) {
            let opened = try SQLiteStore.open(at: folder.database, timeout: .milliseconds(20))
            #expect(opened.isHeld)
            #expect(try opened.store.locations == [Samples.portland])
            await #expect(throws: StoreError.busy) { try await opened.store.add(Samples.quito) }
            await #expect(throws: StoreError.busy) { try await opened.store.checkWriting() }
        }
        #expect(try !SQLiteStore.open(at: folder.database).isHeld)
    }

    @Test("what could only be read is changed as soon as the folder is let go, without being opened anew")
    func letGo() async throws {
        try await SQLiteStore.open(at: folder.database).store.add(Samples.portland)
        let store = try await holding(folder.url) {
            try SQLiteStore.open(at: folder.database, timeout: .milliseconds(20)).store
        }
        try await store.checkWriting()
        // It is its own from then on, whoever locks the folder.
        try await holding(folder.url) { try await store.add(Samples.quito) }
        #expect(try store.locations == [Samples.portland, Samples.quito])
        #expect(try SQLiteStore.open(at: folder.database).store.locations == [Samples.portland, Samples.quito])
    }

    @Test("in a folder that is held, nothing is begun and nothing set aside", arguments: [nil, "", "damaged"])
    func nothingBegun(content: String?) async throws {
        if let content { try folder.write(Data(content.utf8), to: "fairweather.sqlite") }
        let before = try folder.names
        try await holding(folder.url) {
            #expect(throws: StoreError.self) {
                try SQLiteStore.open(at: folder.database, timeout: .milliseconds(20))
            }
        }
        #expect(try folder.names == before)
    }

    @Test("settings in a folder that is held can be read, and not saved")
    func heldSettings() async throws {
        let file = SettingsFile(folder.url.appending(path: "settings.json"))
        var settings = Settings()
        settings.refreshMinutes = 45
        try file.save(settings)
        try await holding(folder.url) {
            let loaded = try file.load().settings
            #expect(loaded == settings)
            #expect(throws: StoreError.busy) { try file.save(Settings()) }
        }
    }

    @Test("a huge file of settings is set aside unread")
    func hugeSettings() throws {
        // They could be read but for their size.
        let blanks = Data(repeating: UInt8(ascii: " "), count: 1 << 20)
        try folder.write(Data(#"{"refreshMinutes": 60}"#.utf8) + blanks, to: "settings.json")
        let loaded = try SettingsFile(folder.url.appending(path: "settings.json")).load()
        #expect(loaded.setAside != nil && loaded.settings == .silent)
    }

    @Test("settings, state and an import that are pipes nobody writes to hold nobody up")
    func pipes() throws {
        let pipe = folder.url.appending(path: "pipe")
        try #require(mkfifo(pipe.path, 0o600) == 0)
        #expect(throws: StoreError.self) { try SettingsFile(pipe).load() }
        #expect(StateFile<[String: Int]>(pipe).load() == nil)
        #expect(StateFile<WindowState>(pipe).load() == nil)
        #expect(throws: ExchangeError.silent) { try ExchangeFile(contentsOf: pipe) }
    }

    @Test("an import from a pipe waits for who writes into it later")
    func laterWriter() async throws {
        let pipe = folder.url.appending(path: "pipe")
        try #require(mkfifo(pipe.path, 0o600) == 0)
        let data = try ExchangeFile(places: [SavedPlace(Samples.portland)], settings: nil).data()
        // Opening it to write ends when somebody has opened it to read, and so comes later.
        let writer = Thread { try? data.write(to: pipe) }
        writer.start()
        #expect(try ExchangeFile(contentsOf: pipe).places.map(\.id) == [Samples.portland.id])
    }

    @Test("an import from a pipe whose writer stops in the middle ends with the time")
    func stoppedWriter() throws {
        let pipe = folder.url.appending(path: "pipe")
        try #require(mkfifo(pipe.path, 0o600) == 0)
        let both = open(pipe.path, O_RDWR)
        defer { close(both) }
        try #require(write(both, "{", 1) == 1)
        #expect(throws: StoreError(systemError: ETIMEDOUT)) {
            try BoundedFile.read(pipe, limit: 100, isStream: true, timeout: 50)
        }
    }

    @Test("an import that is missing is told so, and one that may not be read, too")
    func missingImport() throws {
        let file = folder.url.appending(path: "places.json")
        #expect(throws: ExchangeError.missing) { try ExchangeFile(contentsOf: file) }
        try folder.write(Data("{}".utf8), to: "places.json")
        try permit(0o777, folder.url)
        try permit(0o000, file)
        #expect(throws: ExchangeError.file(.unreadable)) { try withoutRoot { try ExchangeFile(contentsOf: file) } }
    }

    @Test("when a source answered last is known without reading any report")
    func lastAnswers() async throws {
        let store = try SQLiteStore.open(at: folder.database).store
        #expect(try store.lastAnswers().isEmpty)
        try await store.add(Samples.portland)
        let report = Samples.report()
        try await store.save(report, for: Samples.portland.id)
        let current = try #require(report.current)
        #expect(try store.lastAnswers()[current.source.id] != nil)
    }

    @Test("places of a file are named in one line, and one without a name is none")
    func names() throws {
        let entries = ["\\n \\t", "A\\nB\\r\\nC", " Paris "].map { #"{"name":"\#($0)","latitude":1,"longitude":2}"# }
        let file = try ExchangeFile(
            Data(#"{"format":"fairweather","schema":1,"places":[\#(entries.joined(separator: ","))]}"#.utf8))
        #expect(file.places.map(\.name) == ["A B C", "Paris"])
        #expect(file.unreadablePlaces == 1)
    }
}
