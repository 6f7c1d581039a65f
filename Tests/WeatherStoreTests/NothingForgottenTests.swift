import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

/// The columns of the store are listed by hand, for their size and speed; these tests list none.
struct NothingForgottenTests {
    /// A report in which every property of every type has a value.
    private func report(_ seed: Int) throws -> WeatherReport {
        var report = try WeatherReport(from: InventingDecoder(seed: seed))
        // A part that is there has no gap.
        for part in report.gaps.keys {
            switch part {
            case .current: report.current = nil
            case .minutes: report.minutes = nil
            case .hours: report.hours = nil
            case .days: report.days = nil
            case .airQuality: report.airQuality = nil
            case .alerts: report.alerts = nil
            case .spread: report.spread = nil
            }
        }
        // Warnings are kept in the order of their weight.
        if let alerts = report.alerts?.value { report.alerts?.value = alerts.bounded }
        return report
    }

    // As many as any enumeration has cases, so that none is stored only as the usual one.
    @Test("whatever a report holds comes back from the file", arguments: 0..<24)
    func report(seed: Int) async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore.open(at: folder.database).store
        let place = Samples.quito
        try await store.add(place)
        let report = try report(seed)
        try await store.save(report, for: place.id)
        let found = try #require(try store.report(for: place.id))
        #expect(found.current == report.current)
        #expect(found.minutes == report.minutes)
        #expect(found.hours == report.hours)
        #expect(found.days == report.days)
        #expect(found.airQuality == report.airQuality)
        #expect(found.alerts == report.alerts)
        #expect(found.spread == report.spread)
        #expect(found.gaps == report.gaps)
        #expect(found == report)
    }

    @Test("whatever is saved of a place comes back from the file", arguments: 0..<2)
    func place(seed: Int) async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore.open(at: folder.database).store
        let place = try Location(from: InventingDecoder(seed: seed))
        try await store.add(place)
        #expect(try store.contents(at: Samples.start).places.map(\.location) == [place])
    }
}
