import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

/// Warnings from a recorded answer, through a real file, to the desktop.
@MainActor
struct WarningNoticeTests {
    private static let noon = "2026-02-10T12:00:00Z"
    private let kansasCity = Samples.place(
        "Kansas City", id: "kansas-city", region: "Missouri", zone: "America/Chicago", at: (39.1, -94.58))
    private let folder: TemporaryFolder
    /// The gravest first: a severe one of winter storm until the next noon, a minor one of wind chill until 18:00.
    private let recorded: [Alert]

    init() throws {
        folder = try TemporaryFolder()
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/nws")
        recorded = try NWSAlertDecoder(place: kansasCity, now: Samples.instant(Self.noon)).alerts(
            from: Data(contentsOf: fixtures.appending(path: "alerts_kansas_city.json")))
    }

    private func desk(
        at time: String = noon, _ places: [Location]? = nil,
        _ choose: (inout NoticeSettings) -> Void = { $0.tellsWarnings = true }
    ) async throws -> NoticeDesk {
        try await NoticeDesk(places ?? [kansasCity], in: folder, at: time, choose)
    }

    private func storm(_ change: (inout Alert) -> Void) -> [Alert] {
        var alert = recorded[0]
        change(&alert)
        return [alert]
    }

    @Test("a new warning is told with its name, place, severity and end, and the same again is not")
    func new() async throws {
        let desk = try await desk()
        await desk.arrive(recorded, at: kansasCity)
        #expect(
            desk.desktop.news() == [
                "new warning/1: Winter storm warning in Kansas City"
            ], "several at once are one notice")
        let storm = try #require(desk.desktop.shown.first)
        #expect(storm.text.body == "Severe · Jackson, MO; Clay, MO · From 14:00 until 12:00 tomorrow\n1 more warning")
        #expect(storm.priority == .high && storm.target == NoticeTarget(place: "kansas-city", warning: 1))
        await desk.arrive(recorded, at: kansasCity)
        await desk.pass(to: "2026-02-10T12:30:00Z")
        #expect(desk.desktop.news().isEmpty)
    }

    @Test("who observes the places is told of an answer in turn, once its warnings are stored and told")
    func observed() async throws {
        let desk = try await desk()
        var heard: [String] = []
        for name in ["first", "second"] {
            desk.locations.places.observe {
                let stored = (try? desk.store.alertRecords(of: "kansas-city").count) ?? 0
                heard.append("\(name): \(stored) stored, \(desk.desktop.shown.count) shown")
            }
        }
        await desk.arrive(recorded, at: kansasCity)
        #expect(heard.suffix(2) == ["first: 2 stored, 1 shown", "second: 2 stored, 1 shown"], "\(heard)")
    }

    @Test("without a wish nothing is told, and nothing is remembered")
    func unasked() async throws {
        let desk = try await desk { _ in }
        await desk.arrive(recorded, at: kansasCity)
        await desk.pass(to: "2026-02-10T18:30:00Z")
        #expect(desk.desktop.news().isEmpty)
        #expect(try desk.store.toldNotices().isEmpty)
    }

    @Test("a warning that is raised, extended or worded otherwise is told in its place, with what has changed")
    func changed() async throws {
        let desk = try await desk()
        await desk.arrive(storm { _ in }, at: kansasCity)
        await desk.arrive(storm { $0.severity = .extreme }, at: kansasCity)
        let raised = try #require(desk.desktop.shown.first)
        #expect(raised.priority == .urgent)
        #expect(
            raised.text.body.hasPrefix("Raised at 12:02: extreme instead of severe.\nExtreme · "), "\(raised.text.body)"
        )
        await desk.arrive(
            storm {
                ($0.severity, $0.id, $0.references) = (.extreme, "another", [recorded[0].id])
                $0.ends = $0.ends.map { $0 + 3600 }
            }, at: kansasCity)
        let extended = try #require(desk.desktop.shown.first)
        #expect(extended.text.body.hasPrefix("Extended at 12:03: until 13:00 tomorrow instead of 12:00 tomorrow."))
        #expect(
            desk.desktop.news().map { $0.prefix(15) } == ["new warning/1: ", "again warning/1", "again warning/1"])
        #expect(desk.desktop.shown.count == 1)
    }

    @Test("a warning that is cancelled or that ends is withdrawn, and told again only when it is listed again")
    func over() async throws {
        let desk = try await desk()
        await desk.arrive(recorded, at: kansasCity)
        _ = desk.desktop.news()
        await desk.arrive([recorded[1]], at: kansasCity)
        #expect(desk.desktop.news().first == "gone warning/1")
        await desk.arrive([recorded[1]], at: kansasCity)
        #expect(desk.desktop.news().isEmpty)
        await desk.arrive(recorded, at: kansasCity)
        #expect(desk.desktop.news() == ["new warning/1: Winter storm warning in Kansas City"])
        // Nobody answers any more: it ends by the clock.
        await desk.pass(to: "2026-02-10T18:00:00Z")
        #expect(desk.desktop.news() == ["gone warning/2"])
    }

    @Test("where the gravest of several is over, the next one is shown and stands for the rest, also after a restart")
    func rest() async throws {
        var frost = recorded[1]
        (frost.id, frost.severity, frost.texts[0].event) = ("frost", .moderate, "Frost Advisory")
        let desk = try await desk()
        await desk.arrive(recorded + [frost], at: kansasCity)
        #expect(desk.desktop.news() == ["new warning/1: Winter storm warning in Kansas City"])
        #expect(desk.desktop.shown.first?.text.body.hasSuffix("\n2 more warnings") == true)
        let again = try await self.desk(at: "2026-02-10T12:10:00Z")
        await again.arrive([recorded[1], frost], at: kansasCity)
        // What was never shown may be withdrawn, which changes nothing.
        #expect(again.desktop.news().prefix(2) == ["gone warning/1", "new warning/3: Frost advisory in Kansas City"])
        #expect(again.desktop.shown.first?.text.body.hasSuffix("\n1 more warning") == true)
        await again.arrive([recorded[1], frost], at: kansasCity)
        #expect(again.desktop.news().isEmpty)
        await again.arrive([recorded[1]], at: kansasCity)
        #expect(again.desktop.news().map { $0.prefix(14) } == ["gone warning/3", "new warning/2:"])
        await again.pass(to: "2026-02-10T18:00:00Z")
        #expect(again.desktop.news() == ["gone warning/2"])
    }

    @Test("where one of those that were never shown is over, nothing is told")
    func unshownEnds() async throws {
        let desk = try await desk()
        await desk.arrive(recorded, at: kansasCity)
        _ = desk.desktop.news()
        await desk.arrive([recorded[0]], at: kansasCity)
        #expect(desk.desktop.news() == ["gone warning/2"])
        #expect(desk.desktop.shown.map(\.id) == ["warning/1"])
    }

    @Test("a stored warning is not told before the source was asked, which may have taken it back")
    func superseded() async throws {
        let silent = try await desk { _ in }
        await silent.arrive([recorded[0]], at: kansasCity)
        let desk = try await desk(at: "2026-02-10T13:00:00Z")
        await desk.settled()
        #expect(desk.desktop.news().isEmpty)
        await desk.arrive([recorded[1]], at: kansasCity)
        #expect(desk.desktop.news().map { $0.prefix(14) } == ["new warning/2:"])
    }

    @Test("a stored warning is told once the source was asked in vain, and at once where it has just arrived")
    func stored() async throws {
        let silent = try await desk { _ in }
        await silent.arrive([recorded[0]], at: kansasCity)
        let fresh = try await desk(at: "2026-02-10T12:03:00Z") { $0.tellsWarnings = true }
        await fresh.settled()
        #expect(fresh.desktop.news().map { $0.prefix(14) } == ["new warning/1:"])
        try await fresh.store.remember([])
        let old = try await desk(at: "2026-02-10T13:00:00Z")
        #expect(old.desktop.news().isEmpty)
        await old.fail(at: kansasCity)
        #expect(old.desktop.news().map { $0.prefix(14) } == ["new warning/1:"])
    }

    @Test("after a restart nothing is told again, and what ended meanwhile is withdrawn")
    func restart() async throws {
        do {
            let desk = try await desk()
            await desk.arrive(recorded, at: kansasCity)
            #expect(desk.desktop.news().count == 1, "two warnings at once are one notice")
        }
        do {
            let desk = try await desk(at: "2026-02-10T12:10:00Z")
            await desk.arrive(recorded, at: kansasCity)
            #expect(desk.desktop.news().isEmpty)
        }
        let desk = try await desk(at: "2026-02-10T19:00:00Z")
        await desk.settled()
        #expect(desk.desktop.news() == ["gone warning/2"])
        let last = try await self.desk(at: "2026-02-10T19:10:00Z")
        #expect(last.desktop.news().isEmpty)
    }

    @Test("the same warning is told at two places, by the switch of each and the floor of severity")
    func places() async throws {
        let independence = Samples.place("Independence", id: "independence", at: (39.09, -94.42))
        let desk = try await desk([kansasCity, independence])
        desk.settings.change { $0.alertChoice.leastSeverity = .moderate }
        for place in [kansasCity, independence] { await desk.arrive(recorded, at: place) }
        #expect(
            desk.desktop.news() == [
                "new warning/1: Winter storm warning in Kansas City",
                "new warning/3: Winter storm warning in Independence",
            ])
        desk.locations.showAlerts(false, for: independence.id)
        await desk.settled()
        #expect(desk.desktop.news() == ["gone warning/3"])
        desk.locations.remove(kansasCity.id)
        await desk.settled()
        #expect(desk.desktop.news() == ["gone warning/1"])
        desk.locations.undo()
        await desk.settled()
        #expect(desk.desktop.news().isEmpty, "it is no news after an undo")
    }

    @Test(
        "a warning whose kind is switched off is taken back and counted on the page, and no news once it is on again"
    )
    func kinds() async throws {
        let desk = try await desk()
        await desk.arrive(recorded, at: kansasCity)
        #expect(desk.desktop.news().count == 1)
        desk.settings.change { $0.alertChoice[shows: .weather] = false }
        await desk.settled()
        #expect(desk.desktop.news() == ["gone warning/1", "gone warning/2"])
        let page = try #require(desk.locations.pages.first)
        #expect(page.alerts.isEmpty)
        #expect(page.absences.contains { $0.hasSuffix("a kind or severity that is switched off in the preferences.") })
        desk.settings.change { $0.alertChoice[shows: .weather] = true }
        await desk.settled()
        #expect(desk.desktop.news().isEmpty && !page.alerts.isEmpty)
    }

    @Test("warnings of which it is not known whether they hold here are not told")
    func elsewhere() async throws {
        let desk = try await desk()
        await desk.arrive(storm { $0.coverage = .country }, at: kansasCity)
        #expect(desk.desktop.news().isEmpty)
    }

    @Test("a switch that is turned off withdraws all of its kind")
    func off() async throws {
        let desk = try await desk()
        await desk.arrive(recorded, at: kansasCity)
        _ = desk.desktop.news()
        await desk.choose { $0.tellsWarnings = false }
        #expect(desk.desktop.news() == ["gone warning/1", "gone warning/2"])
    }

    @Test("in quiet hours only an extreme warning comes; the rest comes at their end, where it still holds")
    func quiet() async throws {
        let desk = try await desk(at: "2026-02-10T03:00:00Z") {
            ($0.tellsWarnings, $0.keepsQuiet) = (true, true)
            $0.quietEnd = TimeOfDay(hour: 19)
        }
        await desk.arrive(recorded, at: kansasCity)
        #expect(desk.desktop.news().isEmpty)
        await desk.arrive(storm { $0.severity = .extreme } + [recorded[1]], at: kansasCity)
        #expect(desk.desktop.news() == ["new warning/1: Winter storm warning in Kansas City"])
        await desk.arrive(recorded, at: kansasCity)
        #expect(desk.desktop.news().isEmpty, "lowered again, which can wait")
        await desk.pass(to: "2026-02-10T19:00:00Z")
        #expect(desk.desktop.news() == ["again warning/1: Winter storm warning in Kansas City"], "the minor one ended")
    }

    @Test("a notice that is chosen shows its place and its warning; one of a place that is gone shows nothing")
    func open() async throws {
        let london = Samples.london
        let desk = try await desk([london, kansasCity])
        await desk.arrive(recorded, at: kansasCity)
        let target = try #require(desk.desktop.shown.first).target.text
        #expect(desk.notices.open(target)?.title == "Winter storm warning")
        #expect(desk.locations.selectedID == kansasCity.id)
        #expect(desk.notices.open("@\(london.id)") == nil)
        #expect(desk.locations.selectedID == london.id)
        for other in ["", "@", "1@nowhere", "x@\(kansasCity.id)", "1"] {
            #expect(desk.notices.open(other) == nil, "\(other)")
            #expect(desk.locations.selectedID == london.id, "\(other)")
        }
    }
}
