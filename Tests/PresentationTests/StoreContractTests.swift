import Foundation
import Testing
import WeatherModel
import WeatherStore

/// What every store promises about the weather it keeps, held by the one on disk and by the one the other tests use.
@Suite("What a store keeps of two answers")
struct StoreContractTests {
    enum Kind: CaseIterable { case inMemory, inSQLite }

    private let source = WeatherSource(id: "a", name: "A", attribution: "A", homepage: "https://a.example")
    private let place: Location

    init() throws {
        place = Location(
            id: "oslo", name: "Oslo", coordinates: try #require(Coordinates(latitude: 59.91, longitude: 10.75)),
            timeZoneIdentifier: "Europe/Oslo")
    }

    private func store(_ kind: Kind) async throws -> any Store {
        let store: any Store = kind == .inMemory ? MockStore() : try SQLiteStore.empty()
        try await store.add(place)
        return store
    }

    /// Hours from `start` on, each a degree warmer, in which a millimetre falls.
    private func answer(_ start: String, count: Int) throws -> WeatherReport {
        let first = try Date(start, strategy: .iso8601)
        let oslo = try #require(TimeZone(identifier: "Europe/Oslo"))
        let hours = (0..<count).map { number in
            var hour = Hour(time: first.addingTimeInterval(Double(number) * 3600))
            hour.temperature = Temperature(Double(number))
            hour.precipitation = number == 0 ? nil : Precipitation(1)
            return hour
        }
        return WeatherReport(
            Forecast(
                source: source, fetchedAt: first, timeZone: oslo, hours: hours, days: .built(from: hours, in: oslo)))
    }

    @Test("today's earlier hours are there after a restart, as they were on screen", arguments: Kind.allCases)
    func earlierHours(_ kind: Kind) async throws {
        let store = try await store(kind)
        let morning = try answer("2026-11-20T23:00:00Z", count: 30)
        let evening = try answer("2026-11-21T15:00:00Z", count: 30)
        var shown = morning
        shown.merge(evening)
        try await store.save(morning, for: place.id)
        try await store.save(evening, for: place.id)
        let kept = try #require(try store.report(for: place.id))
        #expect(kept == shown)
        #expect(kept.hours?.value.first?.time == morning.hours?.value.first?.time)
        #expect(kept.days?.value.first?.isPartial == false)
        #expect(kept.hours?.value.compactMap(\.precipitation).count == 45, "the hour between the two answers, too")
    }

    @Test("rows keep their length, extremes and sums, days whether they are partial", arguments: Kind.allCases)
    func longRows(_ kind: Kind) async throws {
        let store = try await store(kind)
        var report = try answer("2026-11-21T15:00:00Z", count: 30)
        var row = Hour(time: Date(timeIntervalSinceReferenceDate: 817_000_000), duration: 21_600)
        (row.high, row.low, row.precipitation) = (Temperature(4.8), Temperature(-1.8), Precipitation(4.4))
        report.hours?.value.append(row)
        #expect(report.days?.value.first?.isPartial == true)
        try await store.save(report, for: place.id)
        #expect(try store.report(for: place.id) == report)
    }

    @Test(
        "an answer without hours leaves the hours alone, and one for no saved place is dropped",
        arguments: Kind.allCases)
    func others(_ kind: Kind) async throws {
        let store = try await store(kind)
        let morning = try answer("2026-11-20T23:00:00Z", count: 30)
        try await store.save(morning, for: place.id)
        let alerts = WeatherReport(timeZone: .gmt, alerts: Sourced([], source: source, fetchedAt: .distantPast))
        try await store.save(alerts, for: place.id)
        try await store.save(morning, for: "nowhere")
        let kept = try #require(try store.report(for: place.id))
        #expect(kept.hours == morning.hours && kept.alerts == alerts.alerts && kept.timeZone == morning.timeZone)
        #expect(try store.report(for: "nowhere") == nil)
    }
}
