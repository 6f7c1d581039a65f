import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

/// The history of warnings in a real file, over restarts.
struct AlertHistoryTests {
    private let start = Samples.start
    private let place = Samples.portland

    private func alert(_ id: String, _ severity: AlertSeverity = .moderate, until hours: Double = 6) -> Alert {
        Alert(
            id: id, sender: "Agency", severity: severity, ends: start + hours * 3600,
            texts: [AlertText(language: "en", event: id, area: "Multnomah")])
    }

    private func report(_ alerts: [Alert], after hours: Double) -> WeatherReport {
        WeatherReport(
            timeZone: .gmt, alerts: Sourced(alerts, source: Samples.agency, fetchedAt: start + hours * 3600))
    }

    /// What the changes say, and how far they go.
    private func told(by store: SQLiteStore, after number: Int64 = 0) throws -> [String] {
        try store.alertChanges(after: number).map {
            "\($0.place) \($0.record) \($0.change.kind.rawValue) from \($0.former?.severity.rawValue ?? "nothing")"
        }
    }

    @Test("each change is told once, with the version before it, however often the program starts in between")
    func once() async throws {
        let folder = try TemporaryFolder()
        let wind = [alert("wind")]
        let answers = [wind, wind, [alert("wind", .severe), alert("snow")], [alert("snow")], []]
        for (hour, answer) in answers.enumerated() {
            let store = try SQLiteStore.open(at: folder.database).store
            if hour == 0 { try await store.add(place) }
            for repetition in 0..<2 {
                try await store.save(report(answer, after: Double(hour) + Double(repetition) / 10), for: place.id)
            }
        }
        let store = try SQLiteStore.open(at: folder.database).store
        let all = try told(by: store)
        #expect(
            all == [
                "\(place.id) 1 new from nothing", "\(place.id) 1 escalated from moderate",
                "\(place.id) 2 new from nothing", "\(place.id) 1 cancelled from severe",
                "\(place.id) 2 cancelled from moderate",
            ])
        let third = try store.alertChanges(after: 0)[2].change.number
        #expect(try told(by: store, after: third) == Array(all.suffix(2)))
        #expect(try store.alertRecords(of: place.id).map(\.endedAt) == [start + 3 * 3600, start + 4 * 3600])
    }

    @Test("who told each version is known after a restart and after an undo")
    func tellers() async throws {
        let folder = try TemporaryFolder()
        let other = WeatherSource(id: "other", name: "Other", attribution: "Other", homepage: "https://o.example")
        do {
            let store = try SQLiteStore.open(at: folder.database).store
            try await store.add(place)
            try await store.save(report([alert("wind")], after: 0), for: place.id)
            let again = Sourced([alert("wind", .severe)], source: other, fetchedAt: start + 3600)
            try await store.save(WeatherReport(timeZone: .gmt, alerts: again), for: place.id)
            try await store.save(report([alert("wind", .severe)], after: 2), for: place.id)
            let removal = try #require(try await store.remove(place.id))
            try await store.restore(removal)
        }
        let record = try #require(try SQLiteStore.open(at: folder.database).store.alertRecords(of: place.id).first)
        #expect(record.changes.map(\.source) == [Samples.agency.id, "other"] && record.source == Samples.agency.id)
    }

    @Test("a place that comes back by undo has no new warnings, and one that is removed leaves none")
    func removal() async throws {
        let store = try SQLiteStore.empty()
        try await store.add(place)
        try await store.save(report([alert("wind")], after: 0), for: place.id)
        let removal = try #require(try await store.remove(place.id))
        #expect(try store.alertChanges(after: 0).isEmpty)
        try await store.restore(removal)
        try await store.save(report([alert("wind")], after: 1), for: place.id)
        #expect(try told(by: store) == ["\(place.id) 1 new from nothing"])
        _ = try await store.remove(place.id)
        try await store.add(place)
        try await store.save(report([alert("wind")], after: 2), for: place.id)
        #expect(try told(by: store, after: 1) == ["\(place.id) 2 new from nothing"], "no number is used again")
    }

    @Test("a warning that changes for ever keeps its first version and the last ten; what ended goes after a month")
    func limits() async throws {
        let store = try SQLiteStore.empty()
        try await store.add(place)
        for hour in 0..<70 {
            try await store.save(
                report([alert("wind", until: 100 + Double(hour))], after: Double(hour) / 10), for: place.id)
        }
        let changes = try #require(try store.alertRecords(of: place.id).first).changes
        #expect(changes.count == 11 && changes.first?.kind == .new && changes.last?.number == 70)
        try await store.save(report([], after: 200), for: place.id)
        #expect(try store.alertRecords(of: place.id).count == 1)
        try await store.save(report([], after: 200 + 31 * 24), for: place.id)
        #expect(try store.alertRecords(of: place.id).isEmpty)
    }

    @Test("whether a place's warnings are shown is known after a restart, in an export and after an undo")
    func shown() async throws {
        let folder = try TemporaryFolder()
        do {
            let store = try SQLiteStore.open(at: folder.database).store
            try await store.add(place)
            try await store.setShowsAlerts(false, for: place.id)
            let removal = try #require(try await store.remove(place.id))
            try await store.restore(removal)
        }
        let store = try SQLiteStore.open(at: folder.database).store
        let places = try store.contents(at: start).places
        #expect(places.map(\.showsAlerts) == [false])
        #expect(try ExchangeFile(ExchangeFile(places: places, settings: nil).data()).places == places)
        try await store.setShowsAlerts(true, for: place.id)
        #expect(try store.contents(at: start).places.map(\.showsAlerts) == [true])
    }
}
