import Foundation
import GRDB
import Testing
import WeatherModel

@testable import WeatherStore

struct WarningStorageTests {
    private let start = Samples.start

    private func reopened(after reports: [WeatherReport]) async throws -> WeatherReport {
        let folder = try TemporaryFolder()
        do {
            let store = try SQLiteStore.open(at: folder.database).store
            try await store.add(Samples.portland)
            for report in reports { try await store.save(report, for: Samples.portland.id) }
        }
        return try #require(try SQLiteStore.open(at: folder.database).store.report(for: Samples.portland.id))
    }

    private func gaps(_ gaps: [WeatherPart: PartGap]) -> WeatherReport {
        var report = WeatherReport(timeZone: .gmt)
        report.gaps = gaps
        return report
    }

    @Test("the kind of danger of a warning is known after a restart, and that it has none")
    func topics() async throws {
        var report = WeatherReport(timeZone: .gmt)
        let topics = [nil] + AlertTopic.allCases.map(Optional.some)
        report.alerts = Sourced(
            topics.map { Alert(id: $0?.rawValue ?? "none", texts: [AlertText(event: "Wind")], topic: $0) },
            source: Samples.agency, fetchedAt: start)
        let alerts = try await reopened(after: [report]).alerts?.value ?? []
        #expect(alerts.count == topics.count && alerts.allSatisfy { $0.id == $0.topic?.rawValue ?? "none" })
    }

    @Test("that no publisher gave an end is known after a restart")
    func assumedEnd() async throws {
        var report = WeatherReport(timeZone: .gmt)
        var open = Alert(id: "open", ends: start + 86_400, texts: [AlertText(event: "Fog")])
        open.isEndAssumed = true
        let ending = Alert(id: "stated", ends: start + 86_400, texts: [AlertText(event: "Wind")])
        report.alerts = Sourced([open, ending], source: Samples.agency, fetchedAt: start)
        let alerts = try await reopened(after: [report]).alerts?.value ?? []
        #expect(Set(alerts.filter { $0.statedEnd == nil }.map(\.id)) == ["open"] && alerts.count == 2)
    }

    @Test(
        "who publishes is known after a restart, that nobody is named, and that it was not asked, as of an older version"
    )
    func publishers() async throws {
        for names in [nil, [], ["JMA", "Fire and Disaster Management"]] as [[String]?] {
            var report = WeatherReport(timeZone: .gmt)
            report.alerts = Sourced(
                [Alert(id: "1", texts: [AlertText(event: "Wind")])], source: Samples.agency, fetchedAt: start,
                publishers: names)
            #expect(try await reopened(after: [report]).alerts == report.alerts)
        }
    }

    @Test("how well it is known that a warning holds here is known after a restart")
    func coverage() async throws {
        var report = WeatherReport(timeZone: .gmt)
        report.alerts = Sourced(
            [.place, .named, .country, nil].map { (coverage: AlertCoverage?) in
                Alert(
                    id: coverage?.rawValue ?? "unknown", texts: [AlertText(event: "Wind", areasLeftOut: 7)],
                    coverage: coverage)
            }, source: Samples.agency, fetchedAt: start)
        let alerts = try await reopened(after: [report]).alerts?.value ?? []
        let coverages = Dictionary(alerts.map { ($0.id, $0.coverage) }, uniquingKeysWith: { first, _ in first })
        #expect(coverages == ["place": .place, "named": .named, "country": .country, "unknown": nil])
        #expect(alerts.allSatisfy { $0.texts.map(\.areasLeftOut) == [7] })
    }

    @Test(
        "a failure, an empty answer and what nobody offers are three things after a restart, each since its beginning")
    func gaps() async throws {
        let all: [WeatherPart: PartGap] = [
            .alerts: PartGap(.failed, since: start, source: Samples.agency),
            .minutes: PartGap(.unoffered, since: start),
            .airQuality: PartGap(.lacking, since: start, source: Samples.agency),
        ]
        let later = all.mapValues { PartGap($0.kind, since: start + 600, source: $0.source) }
        #expect(try await reopened(after: [Samples.report(), gaps(all), gaps(later)]).gaps == all)
    }

    @Test("a part that arrived again has no gap any more, and its place takes all gaps along when it is removed")
    func ended() async throws {
        let failed = gaps([.alerts: PartGap(.failed, since: start), .minutes: PartGap(.failed, since: start)])
        var answer = WeatherReport(timeZone: .gmt)
        answer.alerts = Sourced([], source: Samples.agency, fetchedAt: start)
        #expect(
            try await reopened(after: [failed, answer]).gaps == [.minutes: PartGap(.failed, since: start)])
        let store = try SQLiteStore.empty()
        try await store.add(Samples.portland)
        try await store.save(failed, for: Samples.portland.id)
        _ = try await store.remove(Samples.portland.id)
        #expect(try await store.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM gap") } == 0)
    }

    @Test("what an earlier version stored without bounds comes back within them")
    func bounds() async throws {
        let long = String(repeating: "x", count: 1 << 20)
        var report = WeatherReport(timeZone: .gmt)
        report.alerts = Sourced(
            [Alert(id: "1", texts: [AlertText(event: long, description: long)])], source: Samples.agency,
            fetchedAt: start)
        let text = try await reopened(after: [report]).alerts?.value.first?.texts.first
        #expect(text?.event?.unicodeScalars.count == Bound.alertTitle)
        #expect(text?.description?.unicodeScalars.count == Bound.alertDescription)
    }
}
