import Foundation
import GRDB
import Testing
import WeatherModel

@testable import WeatherStore

@Suite("What a source that was asked alone said")
struct AloneStorageTests {
    private let store: SQLiteStore
    private var alone: SQLiteStore { store.alone("met-norway") }
    private let place = Samples.quito.id
    private let answer = WeatherReport(Samples.forecast(source: "met-norway", hours: 3, days: 1))

    init() async throws {
        store = try SQLiteStore.empty()
        try await store.add(Samples.quito)
    }

    @Test("lies beside the weather of others, and neither is part of the other")
    func apart() async throws {
        try await store.save(Samples.report(), for: place)
        try await alone.save(answer, for: place)
        #expect(try store.report(for: place) == Samples.report())
        #expect(try alone.report(for: place) == answer)
        #expect(try store.alone("nws").report(for: place) == nil)
        #expect(try store.contents(at: Samples.start).summaries[place]?.hours?.source.id == "open-meteo")
        #expect(try store.lastAnswers()["met-norway"] == answer.hours?.fetchedAt)
    }

    @Test("is everybody’s where nothing of another source would be mixed with it")
    func shared() async throws {
        try await alone.save(answer, for: place)
        #expect(try store.report(for: place) == answer)
        #expect(try alone.report(for: place) == answer)
    }

    @Test("is also what it gave among others, where that came later")
    func among() async throws {
        try await store.save(Samples.report(), for: place)
        try await alone.save(answer, for: place)
        var later = WeatherReport(Samples.forecast(source: "met-norway", hours: 2, days: 1))
        let time = Samples.start + 3600
        later.hours?.fetchedAt = time
        later.days?.fetchedAt = time
        later.current?.fetchedAt = time
        try await store.save(later, for: place)
        let known = try alone.report(for: place)
        #expect(known?.hours == later.hours && known?.current == later.current)
        #expect(known?.minutes == nil && known?.airQuality == nil && known?.alerts == nil)
    }

    @Test("ends no warning of another source, and leaves its gaps")
    func warnings() async throws {
        var known = Samples.report()
        known.minutes = nil
        known.gaps[.minutes] = PartGap(.failed, since: Samples.start, source: Samples.agency)
        try await store.save(known, for: place)
        let records = try store.alertRecords(of: place)
        var none = answer
        none.alerts = Sourced(
            [], source: WeatherSource(id: "met-norway", name: "", attribution: "", homepage: ""),
            fetchedAt: Samples.start + 60)
        none.gaps[.minutes] = PartGap(.lacking, since: Samples.start + 60)
        try await alone.save(none, for: place)
        #expect(try store.alertRecords(of: place) == records)
        #expect(!records.isEmpty)
        #expect(try store.report(for: place)?.gaps == known.gaps)
        #expect(try alone.report(for: place)?.gaps == none.gaps)
    }

    @Test("goes with the place, and with all weather that is cleared")
    func removed() async throws {
        func rows() async throws -> Int? {
            try await store.queue.read {
                try Int.fetchOne(
                    $0, sql: "SELECT count(*) FROM (SELECT place FROM alone UNION ALL SELECT part FROM alonePart)")
            }
        }
        for clear in [{ _ = try await store.remove(place) }, { try await store.forgetReports() }] {
            try await store.add(Samples.quito)
            try await store.save(Samples.report(), for: place)
            try await alone.save(answer, for: place)
            #expect(try await rows() == 4)
            try await clear()
            #expect(try await rows() == 0)
        }
    }
}
