import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Notices
@testable import Presentation

/// The day at home, told once in the morning.
@MainActor
struct MorningSummaryTests {
    private func report(fetched: String) -> WeatherReport {
        Samples.report(
            fetched: fetched, current: Samples.current(fetched, Samples.conditions(.overcast, 8)),
            hours: Sky.hours("..........rr..............", from: Samples.instant("2026-11-21T05:00:00Z")),
            days: [Samples.day("2026-11-21", .rain, low: 4, high: 11)])
    }

    private func desk(
        at time: String, in folder: TemporaryFolder, _ choose: (inout NoticeSettings) -> Void = { _ in }
    ) async throws -> NoticeDesk {
        try await NoticeDesk([Samples.paris, Samples.london], in: folder, at: time, parts: [.current, .hours, .days]) {
            $0.tellsSummary = true
            choose(&$0)
        }
    }

    @Test("it comes at its time, once a day, with the page's own sentences, and goes when the day is over")
    func once() async throws {
        let folder = try TemporaryFolder()
        let desk = try await desk(at: "2026-11-21T06:30:00Z", in: folder)
        try await desk.store.setHome(Samples.london.id)
        desk.locations.toggleHome(Samples.london.id)
        desk.locations.select(Samples.london.id)
        await desk.arrive(report(fetched: "2026-11-21T06:31:00Z"), at: Samples.london)
        #expect(desk.desktop.news().isEmpty)
        await desk.pass(to: "2026-11-21T07:00:00Z")
        #expect(desk.desktop.news() == ["new summary/\(Samples.london.id): Today in London"])
        let text = try #require(desk.desktop.shown.first).text.body
        let page = try #require(desk.locations.selectedPage)
        #expect(text == [page.summary, page.current?.highLowText].compactMap(\.self).joined(separator: "\n"))
        #expect(text.hasPrefix("Dry until about 15:00, then light rain."), "\(text)")
        await desk.pass(to: "2026-11-21T08:00:00Z")
        #expect(desk.desktop.news().isEmpty)
        let second = try await self.desk(at: "2026-11-21T09:00:00Z", in: folder)
        #expect(second.desktop.news().isEmpty, "it was told before the restart")
        await second.pass(to: "2026-11-22T00:00:00Z")
        #expect(second.desktop.news() == ["gone summary/\(Samples.london.id)"])
    }

    @Test("it waits for quiet hours to end, and for a forecast of this morning, but not beyond the morning")
    func waits() async throws {
        let desk = try await desk(at: "2026-11-21T06:30:00Z", in: TemporaryFolder()) {
            ($0.keepsQuiet, $0.quietEnd) = (true, TimeOfDay(hour: 9))
        }
        await desk.arrive(report(fetched: "2026-11-21T01:00:00Z"), at: Samples.paris)
        await desk.pass(to: "2026-11-21T08:59:00Z")
        #expect(desk.desktop.news().isEmpty)
        await desk.pass(to: "2026-11-21T09:00:00Z")
        #expect(desk.desktop.news().isEmpty, "eight hours old")
        await desk.arrive(report(fetched: "2026-11-21T09:01:00Z"), at: Samples.paris)
        #expect(desk.desktop.news() == ["new summary/\(Samples.paris.id): Today in Paris"])
        let late = try await self.desk(at: "2026-11-21T11:00:00Z", in: TemporaryFolder())
        await late.arrive(report(fetched: "2026-11-21T11:01:00Z"), at: Samples.paris)
        #expect(late.desktop.news().isEmpty, "the morning is over")
    }

    @Test("the time is that of the user's clock, also on the day that it is set forward over")
    func clocks() throws {
        let zone = Samples.zone("Europe/Berlin")
        func isThere(_ now: String, from text: String) throws -> Bool {
            let (now, time) = (Samples.instant(now), try #require(TimeOfDay(text)))
            return NoticeCandidate(summaryOf: "home", fetchedAt: now, from: time, at: now, in: zone) != nil
        }
        #expect(try !isThere("2026-11-21T05:59:00Z", from: "07:00"))
        #expect(try isThere("2026-11-21T06:00:00Z", from: "07:00"))
        #expect(try !isThere("2026-03-29T00:59:00Z", from: "02:30"))
        #expect(try isThere("2026-03-29T01:30:00Z", from: "02:30"))
    }

    @Test("quiet hours span midnight, and are none where they end as they begin")
    func quiet() {
        var chosen = NoticeSettings()
        func isQuiet(_ now: String) -> Bool {
            chosen.isQuiet(at: Samples.instant(now), in: Samples.zone("Europe/Berlin"))
        }
        #expect(!isQuiet("2026-11-21T23:00:00Z"), "they are not asked for")
        chosen.keepsQuiet = true
        let times = ["2026-11-21T20:59:00Z", "2026-11-21T21:00:00Z", "2026-11-22T05:59:00Z", "2026-11-22T06:00:00Z"]
        #expect(times.map(isQuiet) == [false, true, true, false])
        (chosen.quietStart, chosen.quietEnd) = (TimeOfDay(hour: 13), TimeOfDay(hour: 14))
        #expect(isQuiet("2026-11-21T12:30:00Z") && !isQuiet("2026-11-21T13:00:00Z"))
        chosen.quietEnd = chosen.quietStart
        #expect(!isQuiet("2026-11-21T12:00:00Z"))
    }
}
