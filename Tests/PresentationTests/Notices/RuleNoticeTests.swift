import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Notices
@testable import Presentation

/// What the user's rules are told of: once, again where it gets worse, and withdrawn when it is no longer true.
@MainActor
struct RuleNoticeTests {
    private let id = "rule/Gusts@\(Samples.paris.id)"

    /// Gusts over 60 km/h in the next 24 hours.
    private func rule(_ change: (inout WeatherRule) -> Void = { _ in }) -> WeatherRule {
        var rule = WeatherRule("Gusts", .windGust, .over, 60 / 3.6)
        rule.isTold = true
        change(&rule)
        return rule
    }

    /// A day and a half of hours; the gusts in km/h are those of 18:00 to 21:00.
    private func report(gusts: Double, fetched: String = "2026-11-21T10:00:00Z") -> WeatherReport {
        let start = Samples.instant("2026-11-21T10:00:00Z")
        let hours = (0...36).map { index in
            var hour = Hour(time: start + Double(index) * 3600, conditions: Samples.conditions(.overcast, 8))
            hour.conditions.windGust = Speed((9...11).contains(index) ? gusts / 3.6 : 20 / 3.6)
            return hour
        }
        return Samples.report(fetched: fetched, hours: hours)
    }

    private func desk(
        _ rules: [WeatherRule], in folder: TemporaryFolder, at time: String = "2026-11-21T10:00:00Z",
        _ choose: (inout NoticeSettings) -> Void = { _ in }
    ) async throws -> NoticeDesk {
        try await NoticeDesk(
            [Samples.paris, Samples.london], in: folder, at: time, parts: [.hours], rules: rules, choose)
    }

    @Test("it is told once, in words with the value and the time, and opens its place")
    func told() async throws {
        let desk = try await desk([rule()], in: TemporaryFolder())
        #expect(desk.desktop.news().isEmpty)
        await desk.arrive(report(gusts: 72), at: Samples.paris)
        #expect(desk.desktop.news() == ["new \(id): Gusts in Paris"])
        let notice = try #require(desk.desktop.shown.first)
        #expect(notice.text.body == "Gusts over 60 km/h: up to 72 km/h, Saturday 21 Nov, 18:00 to 21:00.")
        #expect(notice.target == NoticeTarget(place: Samples.paris.id))
        await desk.arrive(report(gusts: 74), at: Samples.paris)
        await desk.pass(to: "2026-11-21T12:00:00Z")
        #expect(desk.desktop.news().isEmpty, "it is the same weather")
    }

    @Test("what gets worse by a step is told again, in place of what stood")
    func worse() async throws {
        let desk = try await desk([rule()], in: TemporaryFolder())
        await desk.arrive(report(gusts: 72), at: Samples.paris)
        _ = desk.desktop.news()
        await desk.arrive(report(gusts: 83), at: Samples.paris)
        #expect(desk.desktop.news() == ["again \(id): Gusts in Paris"])
        #expect(desk.desktop.shown.first?.text.body.contains("up to 83 km/h") == true)
    }

    @Test("it is withdrawn once it has not been true for three hours, not by one forecast that differs")
    func withdrawn() async throws {
        let desk = try await desk([rule()], in: TemporaryFolder())
        await desk.arrive(report(gusts: 72), at: Samples.paris)
        _ = desk.desktop.news()
        await desk.arrive(report(gusts: 30), at: Samples.paris)
        #expect(desk.desktop.news().isEmpty)
        await desk.pass(to: "2026-11-21T13:05:00Z")
        #expect(desk.desktop.news() == ["gone \(id)"])
        await desk.arrive(report(gusts: 72, fetched: "2026-11-21T13:05:00Z"), at: Samples.paris)
        #expect(desk.desktop.news().isEmpty, "it was told that day")
    }

    @Test("weather that is over is withdrawn")
    func over() async throws {
        let desk = try await desk([rule()], in: TemporaryFolder())
        await desk.arrive(report(gusts: 72), at: Samples.paris)
        _ = desk.desktop.news()
        await desk.pass(to: "2026-11-21T20:59:00Z")
        #expect(desk.desktop.news().isEmpty)
        await desk.pass(to: "2026-11-21T21:01:00Z")
        #expect(desk.desktop.news() == ["gone \(id)"])
    }

    @Test("it is remembered over a restart")
    func restart() async throws {
        let folder = try TemporaryFolder()
        let desk = try await desk([rule()], in: folder)
        await desk.arrive(report(gusts: 72), at: Samples.paris)
        #expect(desk.desktop.news().count == 1)
        let second = try await self.desk([rule()], in: folder, at: "2026-11-21T11:00:00Z")
        await second.arrive(report(gusts: 72, fetched: "2026-11-21T11:01:00Z"), at: Samples.paris)
        #expect(second.desktop.news().isEmpty)
        await second.arrive(report(gusts: 83, fetched: "2026-11-21T11:02:00Z"), at: Samples.paris)
        #expect(second.desktop.news() == ["new \(id): Gusts in Paris"])
    }

    @Test("the rule's quiet hours and those of all notices hold it back, and it is told after them")
    func quiet() async throws {
        let night = ClockSpan(from: TimeOfDay(hour: 9), until: TimeOfDay(hour: 12))
        let own = try await desk([rule { $0.quietHours = night }], in: TemporaryFolder())
        await own.arrive(report(gusts: 72), at: Samples.paris)
        #expect(own.desktop.news().isEmpty)
        await own.pass(to: "2026-11-21T12:00:00Z")
        #expect(own.desktop.news().count == 1)
        let all = try await desk([rule()], in: TemporaryFolder()) {
            ($0.keepsQuiet, $0.quietStart, $0.quietEnd) = (true, night.from, night.until)
        }
        await all.arrive(report(gusts: 72), at: Samples.paris)
        #expect(all.desktop.news().isEmpty)
        await all.pass(to: "2026-11-21T12:00:00Z")
        #expect(all.desktop.news().count == 1)
    }

    @Test("a rule that is not to be told is silent, and one that is switched off is withdrawn")
    func switched() async throws {
        let silent = try await desk([rule { $0.isTold = false }], in: TemporaryFolder())
        await silent.arrive(report(gusts: 72), at: Samples.paris)
        #expect(silent.desktop.news().isEmpty)
        let desk = try await desk([rule()], in: TemporaryFolder())
        await desk.arrive(report(gusts: 72), at: Samples.paris)
        _ = desk.desktop.news()
        desk.settings.change { $0.rules[0].isTold = false }
        await desk.settled()
        #expect(desk.desktop.news() == ["gone \(id)"])
    }

    @Test("a rule about a place is told of that place, and of none once it is gone")
    func place() async throws {
        let folder = try TemporaryFolder()
        let desk = try await desk([rule { $0.place = Samples.london.id }], in: folder)
        await desk.arrive(report(gusts: 72), at: Samples.paris)
        #expect(desk.desktop.news().isEmpty)
        await desk.arrive(report(gusts: 72), at: Samples.london)
        #expect(desk.desktop.news() == ["new rule/Gusts@\(Samples.london.id): Gusts in London"])
        desk.locations.remove(Samples.london.id)
        await desk.settled()
        #expect(desk.desktop.news() == ["gone rule/Gusts@\(Samples.london.id)"])
        withExtendedLifetime(folder) {}
    }

    @Test("a forecast of more than six hours ago tells nothing")
    func old() async throws {
        let desk = try await desk([rule()], in: TemporaryFolder())
        await desk.arrive(report(gusts: 72, fetched: "2026-11-21T03:00:00Z"), at: Samples.paris)
        #expect(desk.desktop.news().isEmpty)
    }
}
