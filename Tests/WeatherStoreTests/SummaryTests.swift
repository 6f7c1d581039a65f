import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

struct SummaryTests {
    /// What a store gives of the report around the instant.
    private func summary(of report: WeatherReport, at now: Date) async throws -> WeatherReport? {
        let store = try SQLiteStore.empty()
        try await store.add(Samples.portland)
        try await store.save(report, for: Samples.portland.id)
        return try store.contents(at: now).summaries[Samples.portland.id]
    }

    @Test("a summary has the weather now and the warnings whole, and neither short steps nor the air nor a spread")
    func parts() async throws {
        var report = Samples.report()
        report.spread = Samples.spread
        let summary = try #require(try await summary(of: report, at: Samples.start))
        #expect(summary.timeZone == report.timeZone)
        #expect(summary.current == report.current)
        #expect(summary.alerts == report.alerts)
        #expect(summary.minutes == nil && summary.airQuality == nil && summary.spread == nil)
    }

    @Test("it has the hours of the day to come, as far as a row of the list shows them")
    func hours() async throws {
        let report = Samples.report(hours: 48)
        let now = Samples.start.addingTimeInterval(10 * 3600)
        let hours = try #require(try await summary(of: report, at: now)?.hours)
        let full = try #require(report.hours)
        #expect(hours.value.map(\.time) == full.value[8...36].map(\.time))
        #expect(hours.value.map(\.temperature) == full.value[8...36].map(\.temperature))
        #expect(hours.value.map(\.condition) == full.value[8...36].map(\.condition))
        #expect(hours.value.map(\.isDay) == full.value[8...36].map(\.isDay))
        #expect(hours.value.allSatisfy { $0.windSpeed == nil })
        #expect(hours.fetchedAt == full.fetchedAt && hours.issuedAt == full.issuedAt)
    }

    @Test("it has the days around now whole")
    func days() async throws {
        let report = Samples.report(days: 16)
        let days = try #require(try await summary(of: report, at: Samples.start)?.days)
        #expect(days.value == Array(try #require(report.days).value.prefix(4)))
    }

    @Test("long after the last hour it still tells what was the weather then")
    func old() async throws {
        let summary = try await summary(of: Samples.report(), at: Samples.start.addingTimeInterval(90 * 86_400))
        #expect(summary?.current == Samples.report().current)
        #expect(summary?.hours?.value == [])
    }
}
