import Foundation
import GRDB
import Testing
import WeatherModel

@testable import WeatherStore

struct ReportStorageTests {
    @Test("a report comes back equal in every part, to the last bit of its instants")
    func roundTrip() async throws {
        let folder = try TemporaryFolder()
        var saved = Samples.report()
        saved.spread = Samples.spread
        do {
            let store = try SQLiteStore.open(at: folder.database).store
            try await store.add(Samples.portland)
            try await store.save(saved, for: Samples.portland.id)
        }
        let reopened = try SQLiteStore.open(at: folder.database).store
        let report = try #require(try reopened.report(for: Samples.portland.id))
        #expect(report == saved)
        #expect(report.parts == Set(WeatherPart.allCases))
    }

    @Test(
        "any zone survives, named or a bare offset",
        arguments: [
            TimeZone(identifier: "Pacific/Chatham"), TimeZone(identifier: "GMT"), TimeZone(identifier: "Etc/GMT+11"),
            TimeZone(secondsFromGMT: 0), TimeZone(secondsFromGMT: 49_500), TimeZone(secondsFromGMT: -39_600),
            TimeZone(secondsFromGMT: 20_700),
        ])
    func anyZone(zone: TimeZone?) async throws {
        let store = try SQLiteStore.empty()
        try await store.add(Samples.portland)
        let report = Samples.report(zone: try #require(zone), hours: 1, days: 1)
        try await store.save(report, for: Samples.portland.id)
        #expect(try store.report(for: Samples.portland.id) == report)
    }

    @Test("the height that an answer gave is there after a restart, and after a later answer without one")
    func height() async throws {
        let folder = try TemporaryFolder()
        do {
            let store = try SQLiteStore.open(at: folder.database).store
            try await store.add(Samples.quito)
            var report = Samples.report(hours: 1, days: 1)
            report.elevation = Distance(5)
            try await store.save(report, for: Samples.quito.id)
            try await store.save(Samples.report(hours: 2, days: 1), for: Samples.quito.id)
        }
        let store = try SQLiteStore.open(at: folder.database).store
        #expect(try store.report(for: Samples.quito.id)?.elevation == Distance(5))
        let removed = try #require(try await store.remove(Samples.quito.id))
        try await store.restore(removed)
        #expect(try store.report(for: Samples.quito.id)?.elevation == Distance(5))
    }

    @Test("a later part takes the place of the one before; parts the report does not have stay as they are")
    func merge() async throws {
        let store = try SQLiteStore.empty()
        for place in Samples.places(2) {
            try await store.add(place)
            try await store.save(Samples.report(source: "first"), for: place.id)
        }
        let later = Samples.report(source: "second", hours: 3)
        try await store.save(WeatherReport(timeZone: .gmt, hours: later.hours), for: "place-1")
        var expected = Samples.report(source: "first")
        #expect(try store.report(for: "place-0") == expected)
        expected.hours = later.hours
        #expect(try store.report(for: "place-1") == expected)
    }

    @Test("an empty list of warnings is not the same as none known")
    func noAlerts() async throws {
        let store = try SQLiteStore.empty()
        for place in Samples.places(2) { try await store.add(place) }
        let none = WeatherReport(
            timeZone: .gmt, alerts: Sourced([], source: Samples.agency, fetchedAt: Samples.start))
        try await store.save(none, for: "place-0")
        try await store.save(WeatherReport(timeZone: .gmt), for: "place-1")
        #expect(try store.report(for: "place-0") == none)
        #expect(try store.report(for: "place-1") == nil)
        #expect(try store.contents(at: Samples.start).summaries == ["place-0": none])
    }

    @Test("each part keeps the words of its source as they were when it was fetched")
    func attribution() async throws {
        let store = try SQLiteStore.empty()
        for place in Samples.places(2) { try await store.add(place) }
        var other = Samples.report()
        other.current?.source = WeatherSource(
            id: "open-meteo", name: "Open-Meteo", attribution: "Other words", homepage: "https://open-meteo.com/")
        try await store.save(Samples.report(), for: "place-0")
        try await store.save(other, for: "place-1")
        #expect(try store.report(for: "place-0") == Samples.report())
        #expect(try store.report(for: "place-1") == other)
    }

    @Test("a report for a place that was removed meanwhile is dropped without an error")
    func removedMeanwhile() async throws {
        let store = try SQLiteStore.empty()
        try await store.save(Samples.report(), for: Samples.portland.id)
        try await store.add(Samples.portland)
        #expect(try store.report(for: Samples.portland.id) == nil)
    }

    @Test("removing a place removes its report, and putting it back brings that back too")
    func removeAndRestore() async throws {
        let store = try SQLiteStore.empty()
        for place in Samples.places(3) { try await store.add(place) }
        try await store.rename("place-1", to: "  Grandmother ")
        try await store.setHome("place-1")
        try await store.setSourceOrder(["b", "a"], for: "place-1")
        try await store.save(Samples.report(), for: "place-1")
        let before = try store.everything()
        let removed = try #require(try await store.remove("place-1"))
        for table in ["report", "part"] {
            let rows = try await store.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") }
            #expect(rows == 0, "\(table)")
        }
        try await store.restore(removed)
        #expect(try store.everything() == before)
        #expect(before.places[1].name == "Grandmother")
        #expect(try await store.remove("nowhere") == nil)
    }

    @Test("a damaged or newer payload counts as absent, and the other parts are there")
    func foreignPayload() async throws {
        let store = try SQLiteStore.empty()
        try await store.add(Samples.portland)
        try await store.save(Samples.report(), for: Samples.portland.id)
        var expected = Samples.report()
        expected.hours = nil
        let sound = try #require(
            try await store.queue.read { try Data.fetchOne($0, sql: "SELECT payload FROM part WHERE part = 'hours'") })
        var altered = sound
        altered[sound.count / 2] ^= 1
        var newer = sound
        newer[0] = 2
        for payload in [Data(), Data([1]), Data(count: 40), sound.dropLast(), altered, newer] {
            try await store.queue.write {
                try $0.execute(sql: "UPDATE part SET payload = ? WHERE part = 'hours'", arguments: [payload])
            }
            #expect(try store.report(for: Samples.portland.id) == expected)
        }
    }
}
