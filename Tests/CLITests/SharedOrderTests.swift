import Assembly
import Foundation
import Testing
import WeatherModel

@testable import Presentation
@testable import WeatherServices

@Suite("What a server orders of one program, every other obeys")
struct SharedOrderTests {
    private static let order = PlayedServer.Reply(status: 429, headers: ["Retry-After": "3600"])

    private func window(_ two: TwoSources, at server: URL) async throws -> PlacesDesk {
        try await PlacesDesk(
            two.home.folder, two.home.clock, source: .openMeteo,
            servers: [WeatherSource.openMeteo.id: server, WeatherSource.openMeteoAirQuality.id: server])
    }

    private func command(_ two: TwoSources, at server: URL) async throws {
        _ = try await two.run("now", "--source", "open-meteo", at: server)
    }

    /// Lets the hour pass in which nobody may ask, while the windows look each minute and are refreshed by hand now and
    /// then, and commands are run.
    private func anHour(_ two: TwoSources, _ windows: [PlacesDesk], at server: URL) async throws {
        let (clock, asked) = (two.home.clock, two.played.requests.count)
        let end = clock.now + 3600
        for minute in 0..<60 {
            for window in windows {
                if minute % 20 == 0 { await window.locations.selectedPage?.refresh() }
                await window.pass(60 / Double(windows.count))
            }
            if minute % 20 == 0, clock.now < end { try await command(two, at: server) }
            // What is waited for moves the clock, too.
            guard clock.now < end else { return #expect(minute > 20) }
            #expect(two.played.requests.count == asked, "\(two.played.requests.dropFirst(asked)) in minute \(minute)")
        }
    }

    @Test("a window that was well obeys what a command was told, for the hour and not longer")
    func command() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            let desk = try await window(two, at: server)
            await desk.start()
            #expect(await desk.locations.selectedPage?.report?.current != nil)
            // The window's timers stand still while the command finds everything due.
            two.home.clock.advance(by: 7200)
            two.played.answer(PlayedForecast.openMeteoPath, Self.order)
            let before = two.played.requests.count
            try await command(two, at: server)
            #expect(two.played.requests.count == before + 1, "\(two.played.requests.dropFirst(before))")
            try two.allWell()
            try await anHour(two, [desk], at: server)
            await desk.pass(3600)
            #expect(two.played.requests.count > before + 1)
        }
    }

    @Test("a command obeys what the window was told, although another window has been well all the time")
    func windows() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            let other = try await window(two, at: server)
            await other.start()
            two.home.clock.advance(by: 7200)
            two.played.answer(PlayedForecast.openMeteoPath, Self.order)
            let desk = try await window(two, at: server)
            await desk.start()
            try two.allWell()
            try await anHour(two, [other, desk], at: server)
        }
    }

    @Test("a server that is well for one program does not end what it ordered of another")
    func kept() throws {
        let home = try TestHome()
        let memory = SourceHealthFile(environment: home.environment)
        let clock = home.clock
        let (well, refused) = (memory.health(now: { clock.now }), memory.health(now: { clock.now }))
        well.succeeded("https://api.met.no")
        refused.failed("https://api.met.no", .quotaExceeded(retryAfter: clock.now.addingTimeInterval(3600)))
        memory.keep(well)
        #expect(memory.failures["https://api.met.no"]?.isOrdered == true)
        #expect(well.backoff(of: "https://api.met.no", isAskedByUser: true) != nil)
        well.failed("https://api.met.no", .quotaExceeded(retryAfter: clock.now.addingTimeInterval(60)))
        memory.keep(well)
        #expect(memory.failures["https://api.met.no"].map { $0.end > clock.now.addingTimeInterval(3599) } == true)
        clock.advance(by: 3700)
        well.succeeded("https://api.met.no")
        memory.keep(well)
        #expect(memory.failures["https://api.met.no"] == nil)
    }

    @Test("an order is there for other programs as soon as it is given, before the report is complete")
    func atOnce() throws {
        let home = try TestHome()
        let memory = SourceHealthFile(environment: home.environment)
        let clock = home.clock
        let (first, second) = (memory.health(now: { clock.now }), memory.health(now: { clock.now }))
        #expect(second.backoffs.isEmpty)
        first.failed("https://api.met.no", .serverTrouble(status: 503, retryAfter: clock.now.addingTimeInterval(60)))
        #expect(second.backoffs.keys.sorted() == ["https://api.met.no"])
        first.failed("https://a", .serverTrouble(status: 503))
        memory.keep(first)
        #expect(second.backoffs.keys.sorted() == ["https://api.met.no"], "another program's own pause was observed")
    }
}
