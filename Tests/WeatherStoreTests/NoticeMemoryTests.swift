import Foundation
import GRDB
import Testing

@testable import WeatherStore

/// What the desktop was told, in a real file.
struct NoticeMemoryTests {
    private let told = [
        SentNotice(
            id: "rain/home", kind: .rain, version: "liquid", about: Samples.start + 600, toldAt: Samples.start - 5,
            withdrawnAt: Samples.start + 700),
        SentNotice(id: "warning/1", kind: .warning, version: "4", toldAt: Samples.start + 0.25),
    ]

    @Test("it is known after a restart, also without the place, and replaced as a whole")
    func restart() async throws {
        let folder = try TemporaryFolder()
        do {
            let store = try SQLiteStore.open(at: folder.database).store
            try await store.add(Samples.quito)
            try await store.remember(told.reversed())
            try await store.remove(Samples.quito.id)
        }
        let store = try SQLiteStore.open(at: folder.database).store
        #expect(try store.toldNotices() == told)
        try await store.remember([told[1]])
        #expect(try store.toldNotices() == [told[1]])
    }

    @Test("a kind that only a newer version tells is left out")
    func newer() async throws {
        let store = try SQLiteStore.empty()
        try await store.remember(told)
        try await store.change { try $0.execute(sql: "UPDATE notice SET kind = 'comet' WHERE id = 'rain/home'") }
        #expect(try store.toldNotices() == [told[1]])
    }

    @Test("a failed change leaves all as it was")
    func failure() async throws {
        let store = try SQLiteStore.empty()
        try await store.remember(told)
        await #expect(throws: StoreError.self) { try await store.remember([told[0], told[0]]) }
        #expect(try store.toldNotices() == told)
    }
}
