import Foundation
import GRDB
import Testing
import WeatherModel

@testable import WeatherStore

struct TwoConnectionsTests {
    @Test("two connections that write at once lose nothing and see no error")
    func together() async throws {
        let folder = try TemporaryFolder()
        let stores = [
            try SQLiteStore.open(at: folder.database, timeout: .seconds(60)).store,
            try SQLiteStore.open(at: folder.database, timeout: .seconds(60)).store,
        ]
        try await withThrowingTaskGroup { group in
            for (writer, store) in stores.enumerated() {
                group.addTask {
                    for number in 0..<50 {
                        let id = "\(writer)-\(number)"
                        try await store.add(Samples.place(id))
                        try await store.save(Samples.report(hours: 4), for: id)
                        try await store.move(id, to: 0)
                        _ = try store.contents(at: Samples.start)
                    }
                }
            }
            try await group.waitForAll()
        }
        let contents = try stores[0].everything()
        #expect(try stores[1].everything() == contents)
        #expect(contents.places.count == 100)
        #expect(contents.reports.count == 100)
        for writer in 0..<2 {
            let own = contents.places.map(\.id).filter { $0.hasPrefix("\(writer)-") }
            #expect(own == (0..<50).reversed().map { "\(writer)-\($0)" })
        }
        let positions = try await stores[0].queue.read { try Int.fetchAll($0, sql: "SELECT position FROM location") }
        #expect(positions.sorted() == Array(0..<100))
    }

    @Test("a change made over one connection shows over the other at once")
    func shared() async throws {
        let folder = try TemporaryFolder()
        let window = try SQLiteStore.open(at: folder.database, timeout: .seconds(60)).store
        let commandLine = try SQLiteStore.open(at: folder.database, timeout: .seconds(60)).store
        try await window.add(Samples.portland)
        #expect(try commandLine.locations == [Samples.portland])
        try await commandLine.remove(Samples.portland.id)
        #expect(try window.locations.isEmpty)
    }

    @Test("a version changes with what others change, and not with what one changes oneself")
    func version() async throws {
        let folder = try TemporaryFolder()
        let window = try SQLiteStore.open(at: folder.database, timeout: .seconds(60)).store
        let commandLine = try SQLiteStore.open(at: folder.database, timeout: .seconds(60)).store
        let first = try window.version()
        try await window.add(Samples.portland)
        #expect(try window.version() == first)
        #expect(try await window.contents(at: Samples.start, unless: first) == nil)
        try await commandLine.add(Samples.quito)
        try await commandLine.save(Samples.report(), for: Samples.quito.id)
        let found = try #require(try await window.contents(at: Samples.start, unless: first))
        #expect(found.contents == (try window.contents(at: Samples.start)))
        #expect(found.version == (try window.version()) && found.version != first)
        #expect(try await window.page(of: Samples.quito.id).report == Samples.report())
        #expect(window.journal?.path == folder.database.path + "-journal")
    }

    @Test("many that open a new database at once all get it")
    func openTogether() async throws {
        let folder = try TemporaryFolder()
        let counts = try await withThrowingTaskGroup { group in
            for number in 0..<8 {
                group.addTask {
                    try await SQLiteStore.open(at: folder.database, timeout: .seconds(60)).store.add(
                        Samples.place("place-\(number)"))
                }
            }
            try await group.waitForAll()
            return try SQLiteStore.open(at: folder.database, timeout: .seconds(60)).store.locations.count
        }
        #expect(counts == 8)
    }

    @Test("many that find a damaged database at once set it aside once, and all get the new one")
    func damagedTogether() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("damaged".utf8), to: "fairweather.sqlite")
        let setAside = try await withThrowingTaskGroup { group in
            for number in 0..<8 {
                group.addTask {
                    let opened = try SQLiteStore.open(at: folder.database, timeout: .seconds(60))
                    try await opened.store.add(Samples.place("place-\(number)"))
                    return opened.setAside
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(setAside.compactMap { $0 }.count == 1)
        #expect(try folder.names.count == 2)
        #expect(try SQLiteStore.open(at: folder.database, timeout: .seconds(60)).store.locations.count == 8)
    }
}
