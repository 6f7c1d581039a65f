import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation
@testable import Refreshing

/// The program without a window: how often it wakes, and what it asks for and tells meanwhile.
@MainActor
struct BackgroundWatchTests {
    private static let start = "2026-11-16T00:20:00Z"
    private static let places = [Samples.london, Samples.paris, Samples.tokyo]
    private let week = Samples.instant(Self.start) + 7 * 86400

    private func desk(
        _ places: [Location] = Self.places, in folder: TemporaryFolder? = nil, interval: TimeInterval? = 30 * 60,
        at time: String = Self.start, _ choose: (inout NoticeSettings) -> Void = { $0.tellsWarnings = true }
    ) async throws -> BackgroundDesk {
        try await BackgroundDesk(
            places, in: folder ?? TemporaryFolder(), at: time, interval: interval, choose)
    }

    private func gaps(_ wakes: [Date]) -> [TimeInterval] {
        zip(wakes.dropFirst(), wakes).map { $0.timeIntervalSince($1) }
    }

    @Test("in a week it wakes once an interval, asks once for each place then, and nothing in between")
    func week() async throws {
        let desk = try await desk()
        await desk.begin()
        #expect(desk.requests.count == 3, "what is missing is fetched at the start")
        await desk.pass(to: week)
        let gaps = gaps(desk.wakes)
        // The policy's half hour, spread by a tenth over installations; the full hour is avoided by at most 150 s and a minute before.
        let allowed = 1800.0...(1980 + 150 + 60 + 5)
        #expect(gaps.allSatisfy(allowed.contains), "\(gaps.min() ?? 0) to \(gaps.max() ?? 0)")
        #expect((Int(7 * 86400 / 2200)...Int(7 * 86400 / 1800)).contains(desk.wakes.count), "\(desk.wakes.count)")
        #expect(desk.requests.count == 3 * (1 + desk.wakes.count))
        for id in Self.places.map(\.id) {
            let times = desk.requests.filter { $0.place == id }.map(\.time)
            #expect(self.gaps(times).allSatisfy { $0 <= 2200 }, "the warnings of \(id) grow old")
        }
        let whole = desk.requests.filter { $0.parts.contains(.hours) }.count
        #expect(whole * 2 <= desk.requests.count + 6, "the hours are asked for half as often")
        let busy = desk.requests.filter { $0.time.timeIntervalSince1970.truncatingRemainder(dividingBy: 3600) < 60 }
        #expect(busy.isEmpty, "at the full hour everybody asks")
    }

    @Test("where the rest is asked for every six hours, the warnings of the night are not")
    func warningsOfTheNight() async throws {
        let desk = try await desk(interval: 6 * 3600)
        await desk.begin()
        await desk.pass(to: Samples.instant(Self.start) + 86_400)
        let times = desk.requests.filter { $0.place == Self.places[0].id && $0.parts.contains(.alerts) }.map(\.time)
        // This source asks not to be asked again within the hour.
        #expect(times.count > 20 && gaps(times).allSatisfy { $0 <= 3665 }, "\(gaps(times).map { Int($0) })")
        let hours = desk.requests.filter { $0.place == Self.places[0].id && $0.parts.contains(.hours) }
        #expect(hours.count <= 6, "the hours are asked for \(hours.count) times")
    }

    @Test("at the end of the quiet hours it wakes, as what waited may be told")
    func endOfQuiet() async throws {
        let desk = try await desk(interval: 6 * 3600) {
            ($0.tellsRain, $0.keepsQuiet) = (true, true)
        }
        await desk.begin()
        await desk.pass(to: Samples.instant("2026-11-16T08:00:00Z"))
        #expect(desk.wakes.contains(Samples.instant("2026-11-16T07:00:00Z")), "\(desk.wakes)")
    }

    @Test("the summary comes at its minute, for one more waking a day, told once, also over a restart")
    func summary() async throws {
        let folder = try TemporaryFolder()
        let chosen: (inout NoticeSettings) -> Void = { $0.tellsSummary = true }
        let desk = try await desk([Samples.london], in: folder, chosen)
        await desk.begin()
        await desk.pass(to: Samples.instant("2026-11-18T07:00:30Z"))
        let news = desk.desktop.news()
        #expect(news.filter { $0.hasSuffix("Today in London") }.count == 3, "\(news)")
        let mornings = (16...18).map { Samples.instant("2026-11-\($0)T07:00:00Z") }
        #expect(mornings.allSatisfy(desk.wakes.contains))
        #expect(gaps(desk.wakes.filter { !mornings.contains($0) }).allSatisfy { $0 >= 1800 })
        let again = try await self.desk([Samples.london], in: folder, at: "2026-11-18T07:10:00Z", chosen)
        await again.begin()
        await again.pass(to: Samples.instant("2026-11-18T12:00:00Z"))
        #expect(again.desktop.news().isEmpty)
    }

    @Test("a source that is not reached is tried once an interval; soon after the network is back, at once")
    func offline() async throws {
        let desk = try await desk()
        await desk.begin()
        desk.isOnline = false
        let evening = Samples.instant("2026-11-16T18:10:00Z")
        await desk.pass(to: evening)
        #expect(gaps(desk.wakes).allSatisfy { $0 >= 1800 })
        #expect(desk.wakes.count > 20)
        desk.isOnline = true
        let (wakes, requests) = (desk.wakes.count, desk.requests.count)
        desk.watch.networkReturned()
        await desk.settled()
        await desk.pass(to: evening + 10)
        #expect(desk.wakes.count == wakes + 1)
        #expect(desk.requests.count == requests + 3)
        await desk.pass(to: evening + 1700)
        #expect(desk.wakes.count == wakes + 1, "and then it rests")
    }

    @Test("without anything to tell, without places and without automatic refresh nothing wakes it")
    func nothing() async throws {
        for desk in [try await desk { _ in }, try await desk([]), try await desk(interval: nil)] {
            await desk.begin()
            desk.watch.networkReturned()
            await desk.settled()
            #expect(desk.alarm.seconds == nil)
            #expect(desk.requests.isEmpty)
        }
    }

    @Test("a window that opens is kept up to date as ever, and nothing of the background goes on beside it")
    func window() async throws {
        let desk = try await desk()
        await desk.begin()
        #expect(desk.locations.refreshes.state.visible == nil)
        desk.watch.end()
        #expect(desk.alarm.seconds == nil)
        #expect(desk.locations.refreshes.state.visible == desk.locations.selectedID)
        #expect(!desk.locations.refreshes.policy.gathersPlaces)
        desk.watch.networkReturned()
        await desk.settled()
        #expect(desk.alarm.seconds == nil)
        await desk.begin()
        #expect(desk.alarm.seconds != nil, "it is closed again")
    }
}
