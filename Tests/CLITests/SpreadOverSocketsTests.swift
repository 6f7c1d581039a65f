import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation
@testable import fairweather_cli

@Suite("How sure the forecast is, through the real store, the real coordinator and real sockets")
@MainActor
struct SpreadOverSocketsTests {
    private nonisolated static let path = "/v1/ensemble"
    private let played = PlayedServer()
    private let folder: TemporaryFolder
    private let clock: StillClock

    init() throws {
        (folder, clock) = (try TemporaryFolder(), try StillClock("2026-01-15T12:05:00Z"))
        played.answer("/v1/forecast", try .fixture("open-meteo/forecast_london_january.json"))
        played.answer("/v1/air-quality", try .fixture("open-meteo/air_quality_january.json"))
        played.answer(Self.path, try .fixture("open-meteo-ensemble/spread_london_january.json"))
    }

    private nonisolated static let sources: [WeatherSource] = [.openMeteo, .openMeteoAirQuality, .openMeteoEnsemble]

    private func desk(_ server: URL) throws -> PlacesDesk {
        try PlacesDesk(
            folder, clock, source: .openMeteo,
            servers: Dictionary(uniqueKeysWithValues: Self.sources.map { ($0.id, server) }))
    }

    private var london: Location {
        get throws {
            Location(
                name: "London", countryCode: "GB",
                coordinates: try #require(Coordinates(latitude: 51.51, longitude: -0.13)))
        }
    }

    private nonisolated var asked: Int { played.requests.count { $0 == Self.path } }

    private func bands(_ page: WeatherViewModel) -> Int {
        page.chart?.meteogram.hours.count { $0.band != nil } ?? 0
    }

    /// Runs a command of the terminal, for which each of Open-Meteo's services is the server.
    private nonisolated func run(_ home: TestHome, _ server: URL, _ arguments: String...) async throws -> CommandLineRun
    {
        let servers = Self.sources.flatMap { ["--server", "\($0.id)=\(server.absoluteString)"] }
        return try await home.run(arguments + ["London", "--source", "open-meteo"] + servers)
    }

    @Test(
        "one request a place brings it, it is there after a restart, and it is renewed after three hours with the forecast"
    )
    func renewal() async throws {
        try await played.serving { server in
            let first = try desk(server)
            try await first.add(try london)
            await first.start()
            #expect(asked == 1)
            let page = try #require(first.locations.selectedPage)
            #expect(bands(page) > 100)
            #expect(page.attributions.contains { $0.text.contains("51 runs") })
            let second = try desk(server)
            await second.start()
            let kept = try #require(second.locations.selectedPage)
            #expect(asked == 1 && bands(kept) == bands(page))
            for _ in 0..<8 { await second.pass(15 * 60) }
            #expect(asked == 1 && played.requests.count { $0 == "/v1/forecast" } > 1)
            for _ in 0..<8 { await second.pass(15 * 60) }
            #expect(asked == 2)
            try await second.locations.places.remove(kept.place.id, at: clock.now)
            #expect(try second.store.report(for: kept.place.id) == nil)
        }
    }

    @Test("where it fails the page is as if nothing were missing, and tells the failure of the forecast alone")
    func failure() async throws {
        played.answer(Self.path, PlayedServer.Reply(status: 503))
        try await played.serving { server in
            let desk = try desk(server)
            try await desk.add(try london)
            await desk.start()
            let page = try #require(desk.locations.selectedPage)
            #expect(asked >= 1 && page.report?.hours != nil && bands(page) == 0)
            #expect(page.banner == nil && page.heading.trouble == nil && page.weather.failures.isEmpty)
            #expect(page.report?.gaps[.spread] == nil && !page.attributions.contains { $0.text.contains("51 runs") })
            played.answer("/v1/forecast", PlayedServer.Reply(status: 503))
            clock.advance(by: 4 * 3600)
            await desk.pass(60)
            let told = try #require(page.banner?.text)
            #expect(told.contains("Open-Meteo") && !told.lowercased().contains("ensemble"), "\(told)")
            #expect(page.weather.failures[.hours] != nil && page.weather.failures[.spread] == nil)
        }
    }

    @Test("for a place that the ensemble does not cover nothing is told, and it is not asked at each renewal")
    func uncovered() async throws {
        played.answer(Self.path, try .fixture("open-meteo-ensemble/spread_all_null.json"))
        try await played.serving { server in
            let desk = try desk(server)
            try await desk.add(try london)
            await desk.start()
            for _ in 0..<8 { await desk.pass(15 * 60) }
            let page = try #require(desk.locations.selectedPage)
            #expect(asked == 1 && bands(page) == 0 && page.banner == nil && page.heading.trouble == nil)
        }
    }

    @Test("with the switch off nobody is asked, and what was known is told no more")
    nonisolated func switchedOff() async throws {
        let home = try TestHome(at: "2026-01-15T12:05:00Z")
        _ = try await home.run("places", "add", "London")
        try await played.serving { server in
            let on = try await run(home, server, "hours", "--json")
            #expect(on.code == 0 && asked == 1)
            #expect(on.output.contains(#""temperature_range_c":{"lowest":"#), "\(on.output.prefix(900))")
            let days = try await run(home, server, "days", "--json")
            #expect(days.output.contains(#""high_range_c":{"lowest":"#) && asked == 1)
            try home.choose { $0.showsSpread = false }
            home.clock.advance(by: 4 * 3600)
            for command in ["hours", "days"] {
                let off = try await run(home, server, command, "--json")
                #expect(off.code == 0 && !off.output.contains("range_c") && !off.output.contains("dry_runs"))
            }
            #expect(asked == 1)
            try home.choose { $0.showsSpread = true }
            home.clock.advance(by: 4 * 3600)
            _ = try await run(home, server, "days", "--json")
            #expect(asked == 2)
        }
    }

    @Test("the switch of the window shows and hides it at once, and stops its request")
    func window() async throws {
        try await played.serving { server in
            let desk = try desk(server)
            try await desk.add(try london)
            await desk.start()
            let page = try #require(desk.locations.selectedPage)
            #expect(bands(page) > 0)
            page.format.showsSpread = false
            desk.locations.refreshes.policy.asksSpread = false
            #expect(bands(page) == 0 && !page.attributions.contains { $0.text.contains("51 runs") })
            for _ in 0..<20 { await desk.pass(15 * 60) }
            #expect(asked == 1)
            page.format.showsSpread = true
            desk.locations.refreshes.policy.asksSpread = true
            await desk.pass(15 * 60)
            #expect(asked == 2 && bands(page) > 0)
        }
    }
}
