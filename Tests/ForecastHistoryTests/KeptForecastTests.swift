import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import ForecastHistory

struct KeptForecastTests {
    private let place = Location(
        id: "hamburg", name: "Hamburg", coordinates: Coordinates(clampingLatitude: 53.55, longitude: 9.99))

    private func report(
        at hours: Double, high: Double, step: Int = 1, chance: Double = 20, from source: WeatherSource = Forecasts.first
    ) -> WeatherReport {
        let time = Forecasts.time(hours)
        let days = (0...4).map { Forecasts.day($0, high: high, chance: chance) }
        let rows = (0...4).flatMap { Forecasts.rows($0, step: step) }
        return WeatherReport(
            timeZone: .gmt, hours: Sourced(rows, source: source, fetchedAt: time),
            days: Sourced(days, source: source, fetchedAt: time))
    }

    private func revisions(in store: any Store) async throws -> ForecastRevisions {
        let present = try #require(try store.report(for: place.id))
        return try await ForecastRevisions.read(of: present, at: place.id, from: store, now: Forecasts.noon)
    }

    @Test("what was said before is found after a restart in between")
    func restart() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "fairweather.sqlite")
        do {
            let store = try SQLiteStore.open(at: file).store
            try await store.add(place)
            try await store.save(report(at: -30, high: 14), for: place.id)
        }
        let store = try SQLiteStore.open(at: file).store
        try await store.save(report(at: -1, high: 9), for: place.id)
        let found = try await revisions(in: store)
        #expect(found.all.map(\.date) == (1...4).map(Forecasts.date))
        #expect(found.all.allSatisfy { $0.old.hours.count == 24 && $0.new.hours.count == 24 })
        let starts = (1...4).map { Forecasts.date($0).start(in: .gmt) }
        #expect(found.all.map(\.old.preceding?.time) == starts && found.all.map(\.new.preceding?.time) == starts)
        #expect(found.compared == 2 && found.since == Forecasts.time(-30))
    }

    @Test("where hours and days fail, what is known is compared with what was said before it")
    func failing() async throws {
        let store = try SQLiteStore.empty()
        try await store.add(place)
        try await store.save(report(at: -40, high: 14), for: place.id)
        try await store.save(report(at: -20, high: 9), for: place.id)
        var air = WeatherReport(timeZone: .gmt)
        air.alerts = Sourced([], source: Forecasts.second, fetchedAt: Forecasts.time(-1))
        try await store.save(air, for: place.id)
        #expect(try await revisions(in: store).all.first?.movedAt == Forecasts.time(-20))
    }

    @Test("a source that steps in for one answer is not compared, nor are its hours beside the days of the other")
    func substitute() async throws {
        let store = try SQLiteStore.empty()
        try await store.add(place)
        try await store.save(report(at: -40, high: 14), for: place.id)
        try await store.save(report(at: -20, high: 20, from: Forecasts.second), for: place.id)
        #expect(try await revisions(in: store).all.isEmpty)
        #expect(try await revisions(in: store).compared == 1)
        var hours = report(at: -1, high: 9)
        hours.hours = nil
        try await store.save(hours, for: place.id)
        let found = try await revisions(in: store)
        #expect(found.all.count == 4 && found.all.allSatisfy { $0.old.hours.isEmpty && $0.new.hours.isEmpty })
    }

    @Test("a chance of six hours that becomes one of an hour is no change")
    func coarse() async throws {
        let store = try SQLiteStore.empty()
        try await store.add(place)
        try await store.save(report(at: -40, high: 10, step: 6, chance: 70), for: place.id)
        try await store.save(report(at: -1, high: 10, step: 1, chance: 30), for: place.id)
        #expect(try await revisions(in: store).all.isEmpty)
        try await store.save(report(at: -0.5, high: 10, step: 6, chance: 30), for: place.id)
        #expect(try await revisions(in: store).all.count == 4)
    }

    @Test("a place without kept forecasts, and without any weather, is silent")
    func silent() async throws {
        let store = try SQLiteStore.empty()
        try await store.add(place)
        let nothing = WeatherReport(timeZone: .gmt)
        #expect(
            try await ForecastRevisions.read(of: nothing, at: place.id, from: store, now: Forecasts.noon) == .none)
        try await store.save(report(at: -1, high: 9), for: place.id)
        let found = try await revisions(in: store)
        #expect(found.all.isEmpty && found.compared == 1)
    }
}
