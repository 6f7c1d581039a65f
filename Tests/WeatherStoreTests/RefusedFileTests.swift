import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

/// Root may write anywhere, so these tests use what not even root can open, or give root's rights away for the moment.
struct RefusedFileTests {
    @Test("a file where the folder should be is an error, and stays")
    func fileForFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("mine".utf8), to: "fairweather")
        let file = folder.url.appending(path: "fairweather/fairweather.sqlite")
        let error = #expect(throws: StoreError.self) { try SQLiteStore.open(at: file) }
        guard case .other = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try Data(contentsOf: folder.url.appending(path: "fairweather")) == Data("mine".utf8))
    }

    @Test("a folder where the file should be is an error with the system's number, and stays")
    func folderForFile() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("mine".utf8), to: "fairweather.sqlite/inside")
        #expect(throws: StoreError.other("errno \(EISDIR)")) { try SQLiteStore.open(at: folder.database) }
        #expect(try folder.names == ["fairweather.sqlite"])
    }

    @Test("a folder that may not be written is told as read-only, and gets no file")
    func readOnlyFolder() throws {
        let folder = try TemporaryFolder()
        let inner = folder.url.appending(path: "a")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try permit(0o755, folder.url)
        try permit(0o555, inner)
        #expect(throws: StoreError.readOnly) {
            try withoutRoot { try SQLiteStore.open(at: inner.appending(path: "fairweather.sqlite")) }
        }
        #expect(throws: StoreError.readOnly) {
            try withoutRoot { try SQLiteStore.open(at: inner.appending(path: "b/fairweather.sqlite")) }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: inner.path).isEmpty)
    }

    @Test("a file that may not be read is an error, and is not set aside")
    func unreadableFile() async throws {
        let folder = try TemporaryFolder()
        try await SQLiteStore.open(at: folder.database).store.add(Samples.portland)
        try permit(0o777, folder.url)
        try permit(0o000, folder.database)
        #expect(throws: StoreError.unreadable) { try withoutRoot { try SQLiteStore.open(at: folder.database) } }
        #expect(try folder.names == ["fairweather.sqlite"])
        try permit(0o600, folder.database)
        #expect(try SQLiteStore.open(at: folder.database).store.locations == [Samples.portland])
    }

    @Test("a file that may be read but not written still shows its places, and refuses changes")
    func readOnlyFile() async throws {
        let folder = try TemporaryFolder()
        try await SQLiteStore.open(at: folder.database).store.add(Samples.portland)
        try permit(0o444, folder.database)
        try permit(0o555, folder.url)
        let store = try withoutRoot { try SQLiteStore.open(at: folder.database).store }
        #expect(try store.locations == [Samples.portland])
        await #expect(throws: StoreError.readOnly) { try await store.add(Samples.quito) }
        try permit(0o755, folder.url)
    }

    @Test("a damaged file in a read-only folder is an error, and stays")
    func damagedInReadOnlyFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data(repeating: 7, count: 5_000), to: "fairweather.sqlite")
        try permit(0o444, folder.database)
        try permit(0o555, folder.url)
        #expect(throws: StoreError.readOnly) { try withoutRoot { try SQLiteStore.open(at: folder.database) } }
        try permit(0o755, folder.url)
        #expect(try folder.names == ["fairweather.sqlite"])
        #expect(try Data(contentsOf: folder.database) == Data(repeating: 7, count: 5_000))
    }
}
