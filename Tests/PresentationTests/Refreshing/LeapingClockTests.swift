import Foundation
import Places
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation
@testable import Refreshing

/// A page over a real store, whose clock is set while it is open, and a source that leaves out what has ended by that clock.
@MainActor
@Suite("Warnings under a clock that is set forward and back")
struct LeapingClockTests {
    private static let month: TimeInterval = 30 * 86_400
    private let folder: TemporaryFolder
    private let time = TwoClocks("2026-11-21T15:20:00Z")
    private let fetcher = MockReportFetcher()
    private let store: SQLiteStore
    private let model: LocationsViewModel
    private let wind = Self.alert("wind", "Wind", ends: nil)
    private let storm = Self.alert("storm", "Storm", ends: "2026-11-22T15:00:00Z")

    init() async throws {
        folder = try TemporaryFolder()
        store = try SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite")).store
        try await store.add(Samples.london)
        let pauses = Pauses()
        model = LocationsViewModel(
            PlaceList(try store.contents(at: time.now), store: store), fetcher: fetcher,
            policy: RefreshPolicy(interval: 30 * 60, parts: [.alerts], seed: 3), refreshClock: time,
            clock: DisplayClock(time), format: DisplayFormat(Samples.formatter), pause: { try await pauses.wait($0) })
        model.refreshes.start()
        await ask([wind, storm])
        await ask([storm])
        #expect(titles == ["Storm"])
        #expect(try records == ["wind: cancelled", "storm: new"])
    }

    private static func alert(_ id: String, _ event: String, ends: String?) -> Alert {
        Alert(
            id: id, severity: .severe, ends: ends.map { Samples.instant($0) },
            texts: [AlertText(language: "en", event: event)], coverage: .place)
    }

    private var titles: [String] { model.selectedPage?.alerts.map(\.title) ?? [] }

    /// How each event that the store knows has changed last.
    private var records: [String] {
        get throws {
            try store.alertRecords(of: Samples.london.id).map { record in
                "\(record.alertID): \(record.changes.last?.kind.rawValue ?? "")"
            }
        }
    }

    /// Twenty minutes pass, and the source lists these, as far as they have not ended by the clock.
    private func ask(_ alerts: [Alert]) async {
        time.pass(1200)
        let now = time.now
        var report = Samples.report(fetched: "2026-11-21T15:20:00Z", .clear, 9)
        report = WeatherReport(
            timeZone: report.timeZone,
            alerts: Sourced(
                alerts.filter { $0.ends.map { $0 > now } ?? true }, source: Samples.source, fetchedAt: now))
        fetcher.answers.set(.success(report), for: Samples.london.id)
        model.selectedPage?.refresh()
        await model.refreshes.settled()
    }

    private func set(_ seconds: TimeInterval) {
        time.leap(seconds)
        model.clock.tick()
    }

    @Test("a month ahead for two answers and back: page and store have the warnings before anybody is asked again")
    func ahead() async throws {
        set(Self.month)
        #expect(titles.isEmpty)
        for _ in 1...2 { await ask([storm]) }
        #expect(titles.isEmpty)
        set(-Self.month)
        #expect(titles == ["Storm"])
        #expect(try store.report(for: Samples.london.id)?.alerts?.value == [storm])
        #expect(try records == ["wind: cancelled", "storm: new"], "neither lifted nor forgotten")
        await ask([storm])
        #expect(titles == ["Storm"])
        #expect(try records == ["wind: cancelled", "storm: new"])
    }

    @Test("a month back for two answers and ahead again: the warnings stay")
    func back() async throws {
        set(-Self.month)
        for _ in 1...2 { await ask([storm]) }
        #expect(titles == ["Storm"])
        set(Self.month)
        #expect(titles == ["Storm"])
        await ask([storm])
        #expect(titles == ["Storm"])
        #expect(try records == ["wind: cancelled", "storm: new"])
    }

    @Test("what is lifted while the clock is wrong is lifted, and what ends by a right clock has ended")
    func lifted() async throws {
        let flood = Self.alert("flood", "Flood", ends: "2027-03-01T00:00:00Z")
        await ask([storm, flood])
        set(Self.month)
        await ask([storm])
        set(-Self.month)
        #expect(titles == ["Storm"])
        time.pass(2 * 86_400)
        await ask([])
        #expect(titles.isEmpty)
        #expect(try store.report(for: Samples.london.id)?.alerts?.value.isEmpty == true)
        #expect(try records == ["wind: cancelled", "storm: ended", "flood: cancelled"])
    }
}
