import Foundation
import GRDB
import Testing
import WeatherModel

@testable import WeatherStore

struct HistoryTests {
    private static let noon = Date(timeIntervalSince1970: 1_795_262_400)
    private let store: SQLiteStore
    private let place = Samples.portland.id

    init() async throws {
        store = try SQLiteStore.empty()
        try await store.add(Samples.portland)
    }

    private func hour(_ offset: Int) -> Date { Self.noon.addingTimeInterval(Double(offset) * 3600) }

    /// A forecast made at that hour for the hours from there on, with one temperature in all of them.
    private func report(
        fetched offset: Int, _ temperature: Double, hours: Range<Int>? = nil, source: String = "open-meteo"
    ) -> WeatherReport {
        let source = WeatherSource(id: source, name: source, attribution: "", homepage: "")
        let rows = (hours ?? offset..<offset + 48).map { step in
            var row = Hour(time: hour(step))
            row.temperature = Temperature(temperature)
            return row
        }
        var current = CurrentConditions(time: hour(offset), kind: .observed, station: "Airport")
        current.temperature = Temperature(temperature + 0.5)
        var day = Day(date: CivilDate(hour(offset), in: .gmt))
        day.high = Temperature(temperature)
        return WeatherReport(
            timeZone: .gmt, current: Sourced(current, source: source, fetchedAt: hour(offset)),
            hours: Sourced(rows, source: source, issuedAt: hour(offset - 1), fetchedAt: hour(offset)),
            days: Sourced([day], source: source, fetchedAt: hour(offset)))
    }

    private func temperatures(_ hours: [Sourced<Hour>]) -> [Double?] { hours.map { $0.value.temperature?.value } }

    @Test("yesterday's hours are those of the latest forecast that has each of them")
    func yesterday() async throws {
        try await store.save(report(fetched: -30, 1, hours: -30 ..< -10), for: place)
        try await store.save(report(fetched: -20, 2, hours: -20 ..< -12), for: place)
        let hours = try await store.hours(of: place, in: hour(-24)..<hour(-6))
        #expect(hours.map(\.value.time) == (-24 ..< -10).map(hour))
        #expect(temperatures(hours) == [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1])
        #expect(hours[0].fetchedAt == hour(-30) && hours[0].issuedAt == hour(-31))
        #expect(hours[4].source.id == "open-meteo")
    }

    @Test("a history that another program holds costs no report, and gets what arrived meanwhile afterwards")
    func held() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore.open(at: folder.database, timeout: .milliseconds(10)).store
        try await store.add(Samples.portland)
        try await store.save(report(fetched: -3, 1), for: place)
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(
            path: folder.url.appending(path: "fairweather-history.sqlite").path, configuration: configuration)
        try other.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
        try await store.save(report(fetched: -2, 2), for: place)
        #expect(try store.report(for: place)?.current?.value.temperature?.value == 2.5)
        try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
        try await store.save(report(fetched: -1, 3), for: place)
        #expect(try await store.reported(of: place, in: hour(-3)..<hour(0)).map(\.fetchedAt) == [-3, -2, -1].map(hour))
    }

    @Test("hours come from any source and of one place only")
    func sources() async throws {
        try await store.add(Samples.quito)
        try await store.save(report(fetched: -3, 1, hours: -3..<0, source: "first"), for: place)
        try await store.save(report(fetched: -2, 2, hours: -2..<0, source: "second"), for: place)
        try await store.save(report(fetched: -1, 9), for: Samples.quito.id)
        let hours = try await store.hours(of: place, in: hour(-3)..<hour(0))
        #expect(temperatures(hours) == [1, 2, 2])
        #expect(hours.map(\.source.id) == ["first", "second", "second"])
    }

    @Test("all that was said about an hour is there, from the first to the last")
    func instant() async throws {
        for (offset, temperature) in [(-40, 5.0), (-8, 7), (-20, 6)] {
            try await store.save(report(fetched: offset, temperature), for: place)
        }
        let said = try await store.forecasts(of: place, for: hour(0).addingTimeInterval(600))
        #expect(temperatures(said) == [5, 6, 7])
        #expect(said.allSatisfy { $0.value.time == hour(0) })
        #expect(said.map(\.fetchedAt) == [-40, -20, -8].map(hour))
        #expect(try await store.forecasts(of: place, for: hour(300)).isEmpty)
    }

    @Test("all that was said about a day is there, from the first to the last")
    func day() async throws {
        for (offset, temperature) in [(-2, 5.0), (-1, 6), (-30, 7)] {
            try await store.save(report(fetched: offset, temperature), for: place)
        }
        let said = try await store.forecasts(of: place, for: CivilDate(hour(0), in: .gmt))
        #expect(said.map { $0.value.high?.value } == [5, 6])
    }

    @Test("what was reported as current is there whole, in the order of its time")
    func reported() async throws {
        for offset in [-1, -3, -2] { try await store.save(report(fetched: offset, Double(offset)), for: place) }
        let reported = try await store.reported(of: place, in: hour(-3)..<hour(-1))
        #expect(reported == [-3, -2].compactMap { report(fetched: $0, Double($0)).current })
    }

    @Test("the same forecast fetched again counts once, with the time of its first fetch")
    func unchanged() async throws {
        let first = report(fetched: -5, 3)
        try await store.save(first, for: place)
        var again = first
        again.hours?.fetchedAt = hour(-4)
        try await store.save(again, for: place)
        try await store.save(again, for: place)
        let said = try await store.forecasts(of: place, for: hour(0))
        #expect(said.map(\.fetchedAt) == [hour(-5)])
        #expect(try store.report(for: place)?.hours?.fetchedAt == hour(-4))
        let other = report(fetched: -3, 4, hours: -5..<43)
        try await store.save(other, for: place)
        #expect(try await store.forecasts(of: place, for: hour(0)).map(\.fetchedAt) == [-5, -3].map(hour))
    }

    @Test("what is older than the limit goes, a little with each change, and the newest stays")
    func age() async throws {
        for day in 0..<70 { try await store.save(report(fetched: day * 24, Double(day) / 10), for: place) }
        let kept = try await store.reported(of: place, in: hour(-24)..<hour(2400)).map(\.fetchedAt)
        #expect(kept == (9..<70).map { hour($0 * 24) })
    }

    @Test("a clock that was years ahead for one fetch does not cost the history")
    func clockAhead() async throws {
        for day in 0..<40 { try await store.save(report(fetched: day * 24, Double(day) / 10), for: place) }
        try await store.save(report(fetched: 24 * 3650, 1), for: place)
        try await store.save(report(fetched: 24 * 41, 1), for: place)
        #expect(try await store.reported(of: place, in: hour(0)..<hour(24 * 42)).count > 15)
    }

    @Test("over its size the oldest goes first, and the file stays within the limit")
    func size() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "history.sqlite")
        let history = HistoryFile(file, limits: HistoryLimits(age: .infinity, bytes: 200_000))
        for offset in 0..<400 {
            let parts = StoredPart.all(of: report(fetched: offset, Double(offset) / 7))
            try await history.keep(parts, for: place) { [place] in [place] }
        }
        let fetched = try await history.read { table in
            var found: [Date] = []
            try table.each(.hours, of: place, in: 0...1e10) { stamp, _ in
                found.append(stamp.fetchedAt)
                return true
            }
            return found
        }
        #expect(fetched.count > 100 && fetched.count < 300)
        #expect(fetched == (400 - fetched.count..<400).reversed().map(hour))
        let size = try #require(try file.resourceValues(forKeys: [.fileSizeKey]).fileSize)
        #expect(size < 250_000)
    }

    @Test("a removed place keeps its history for as long as it can be put back, and not beyond the next start")
    func removed() async throws {
        let folder = try TemporaryFolder()
        var store = try SQLiteStore.open(at: folder.database).store
        for id in Samples.places(2) {
            try await store.add(id)
            try await store.save(report(fetched: 0, 1), for: id.id)
        }
        let removal = try #require(try await store.remove("place-0"))
        try await store.save(report(fetched: 1, 2), for: "place-1")
        try await store.restore(removal)
        #expect(try await store.hours(of: "place-0", in: hour(0)..<hour(2)).count == 2)
        try await store.remove("place-0")
        store = try SQLiteStore.open(at: folder.database).store
        try await store.save(report(fetched: 2, 3), for: "place-1")
        #expect(try await store.hours(of: "place-0", in: hour(0)..<hour(2)).isEmpty)
        #expect(try await store.hours(of: "place-1", in: hour(0)..<hour(2)).count == 2)
    }

    @Test("a damaged history is set aside, costs nothing else and begins anew")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            Data("no database at all, and long enough to be looked at".utf8), to: "fairweather-history.sqlite")
        let store = try SQLiteStore.open(at: folder.database).store
        try await store.add(Samples.portland)
        try await store.save(report(fetched: 0, 1), for: place)
        #expect(try await store.hours(of: place, in: hour(0)..<hour(2)).count == 2)
        #expect(try folder.names.count { $0.hasPrefix("fairweather-history.sqlite.damaged-") } == 1)
        #expect(try store.report(for: place) == report(fetched: 0, 1))
    }

    @Test("of two programs that meet a damaged history, the second does not set aside what the first began anew")
    func damagedForTwo() async throws {
        let folder = try TemporaryFolder()
        let window = try SQLiteStore.open(at: folder.database).store
        let commandLine = try SQLiteStore.open(at: folder.database).store
        try await window.add(Samples.portland)
        try await window.save(report(fetched: -9, 1), for: place)
        #expect(try await commandLine.hours(of: place, in: hour(-9)..<hour(0)).isEmpty == false)
        let file = folder.url.appending(path: "fairweather-history.sqlite")
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: Data(repeating: 0x5A, count: Int(try handle.seekToEnd())))
        try handle.seek(toOffset: 0)
        try handle.write(contentsOf: Data(repeating: 0x5A, count: 20_000))
        try handle.close()
        try await window.save(report(fetched: -3, 2, hours: -3..<0), for: place)
        try await commandLine.save(report(fetched: -2, 3, hours: -2..<0), for: place)
        try await window.save(report(fetched: -1, 4, hours: -1..<0), for: place)
        #expect(try folder.names.count { $0.hasPrefix("fairweather-history.sqlite.damaged-") } == 1)
        for store in [window, commandLine] {
            #expect(temperatures(try await store.hours(of: place, in: hour(-3)..<hour(0))) == [2, 3, 4])
        }
    }

    @Test(
        "of many programs that find a damaged history at once, one sets it aside, and what all save is in the new one")
    func damagedForMany() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            Data("no database at all, and long enough to be looked at".utf8), to: "fairweather-history.sqlite")
        let stores = try (0..<8).map { _ in
            try SQLiteStore.open(at: folder.database, timeout: .seconds(60)).store
        }
        try await stores[0].add(Samples.portland)
        try await withThrowingTaskGroup { group in
            for (number, store) in stores.enumerated() {
                let report = report(fetched: number, Double(number), hours: number..<number + 1)
                group.addTask { try await store.save(report, for: Samples.portland.id) }
            }
            try await group.waitForAll()
        }
        #expect(try folder.names.count { $0.hasPrefix("fairweather-history.sqlite.damaged-") } == 1)
        #expect(temperatures(try await stores[0].hours(of: place, in: hour(0)..<hour(8))) == (0..<8).map { Double($0) })
    }

    @Test("of many tasks of one program that find it damaged at once, one sets it aside")
    func damagedForTasks() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            Data("no database at all, and long enough to be looked at".utf8), to: "fairweather-history.sqlite")
        let store = try SQLiteStore.open(at: folder.database, timeout: .seconds(60)).store
        try await store.add(Samples.portland)
        try await withThrowingTaskGroup { group in
            for number in 0..<8 {
                let report = report(fetched: number, Double(number), hours: number..<number + 1)
                group.addTask { try await store.save(report, for: Samples.portland.id) }
                group.addTask {
                    _ = try await store.hours(of: Samples.portland.id, in: Date.distantPast..<Date.distantFuture)
                }
            }
            try await group.waitForAll()
        }
        #expect(try folder.names.count { $0.hasPrefix("fairweather-history.sqlite.damaged-") } == 1)
        #expect(temperatures(try await store.hours(of: place, in: hour(0)..<hour(8))) == (0..<8).map { Double($0) })
    }

    @Test("a history of version 1 opens with everything in it")
    func fixture() async throws {
        let folder = try TemporaryFolder()
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/store")
        for name in ["v2.sqlite", "v2-history.sqlite"] {
            try FileManager.default.copyItem(
                at: fixtures.appending(path: name), to: folder.url.appending(path: name))
        }
        let store = try SQLiteStore.open(at: folder.url.appending(path: "v2.sqlite")).store
        let written = Samples.report(hours: 6, days: 2)
        let range = Samples.start..<Samples.start.addingTimeInterval(6 * 3600)
        #expect(try await store.hours(of: place, in: range).map(\.value) == written.hours?.value)
        #expect(try await store.reported(of: place, in: range) == [try #require(written.current)])
        #expect(try folder.names == ["v2-history.sqlite", "v2.sqlite"])
    }
}
