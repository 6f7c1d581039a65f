import Assembly
import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

/// A refresh through the real store, the real coordinator and real sockets.
@MainActor
struct RefreshOverSocketsTests {
    private let played = PlayedServer()
    private let folder: TemporaryFolder
    private let clock: StillClock

    init() throws {
        (folder, clock) = (try TemporaryFolder(), try StillClock("2026-01-15T12:05:00Z"))
    }

    private func desk(_ source: SourceName, _ servers: [WeatherSource.ID: URL]) throws -> PlacesDesk {
        try PlacesDesk(folder, clock, source: source, servers: servers)
    }

    private func place(_ name: String, _ country: String, _ latitude: Double, _ longitude: Double) throws -> Location {
        Location(
            name: name, countryCode: country,
            coordinates: try #require(Coordinates(latitude: latitude, longitude: longitude)))
    }

    private var london: Location { get throws { try place("London", "GB", 51.51, -0.13) } }
    private var capeTown: Location { get throws { try place("Cape Town", "ZA", -33.92, 18.42) } }

    /// Open-Meteo alone, forecasts and air.
    private func openMeteo(_ server: URL) -> [WeatherSource.ID: URL] {
        [WeatherSource.openMeteo.id: server, WeatherSource.openMeteoAirQuality.id: server]
    }

    private func playOpenMeteo() throws {
        played.answer("/v1/forecast", try .fixture("open-meteo/forecast_london_january.json"))
        played.answer("/v1/air-quality", try .fixture("open-meteo/air_quality_january.json"))
    }

    private var forecastRequests: Int { played.requests.count { $0.contains("/v1/forecast") } }

    @Test("a start with everything fresh asks nobody, and one an hour later asks once for each place and service")
    func fresh() async throws {
        try playOpenMeteo()
        try await played.serving { server in
            let first = try desk(.openMeteo, openMeteo(server))
            for place in [try london, try place("Paris", "FR", 48.85, 2.35), try capeTown] {
                try await first.add(place)
            }
            await first.start()
            #expect(played.requests.count == 6, "\(played.requests)")
            let second = try desk(.openMeteo, openMeteo(server))
            await second.start()
            #expect(played.requests.count == 6, "\(played.requests.dropFirst(6))")
            clock.advance(by: 75 * 60)
            let third = try desk(.openMeteo, openMeteo(server))
            await third.start()
            #expect(played.requests.count == 12, "\(played.requests.dropFirst(6))")
        }
    }

    @Test("one source's quota of six hours stops neither a refresh by hand nor the next of its own accord")
    func quota() async throws {
        let met = "/weatherapi/locationforecast/2.0/complete"
        played.answer("/v1/forecast", PlayedServer.Reply(status: 429, headers: ["Retry-After": "21600"]))
        played.answer(met, PlayedServer.Reply(status: 503))
        try await played.serving { server in
            var servers = openMeteo(server)
            servers[WeatherSource.metNorway.id] = URL(string: "http://localhost:\(server.port ?? 0)")
            let desk = try desk(.automatic, servers)
            try await desk.add(try capeTown)
            await desk.start()
            let page = try #require(desk.locations.selectedPage)
            let told = try #require(page.banner?.text)
            let reason = "The request limit of Open-Meteo has been reached. Try again later."
            #expect(
                told.hasPrefix("There is no weather for Cape Town yet. \(reason) Open-Meteo will be asked again after"),
                "\(told)")
            func asked() -> Int { played.requests.count { $0 == met } }
            let before = asked()
            desk.clock.advance(by: 11)
            page.refresh()
            await desk.settle()
            #expect(asked() > before, "by hand nobody was asked: \(played.requests)")
            let byHand = asked()
            await desk.pass(600)
            #expect(asked() > byHand, "of its own accord nobody was asked: \(played.requests)")
            #expect(played.requests.count { $0 == "/v1/forecast" } == 1)
        }
    }

    @Test("where all have ordered a rest, the banner names the moment, with its day when that is another")
    func namedDay() async throws {
        played.answer("/v1/forecast", PlayedServer.Reply(status: 429, headers: ["Retry-After": "44000"]))
        try await played.serving { server in
            let desk = try desk(.openMeteo, openMeteo(server))
            try await desk.add(try london)
            await desk.start()
            let page = try #require(desk.locations.selectedPage)
            let text = try #require(page.banner?.text)
            #expect(text.contains("Try again after 00:1") && text.hasSuffix(" tomorrow."), "\(text)")
        }
    }

    @Test(
        "with the warnings' host silent, a new place shows its weather while they are waited for",
        .timeLimit(.minutes(5)))
    func silentWarnings() async throws {
        try playOpenMeteo()
        let feed = "/api/v1/warnings/feeds-united-kingdom"
        for path in [feed, "/feeds/meteoalarm-legacy-atom-united-kingdom"] { played.silence(path) }
        try await played.serving { server in
            var servers = openMeteo(server)
            servers[WeatherSource.meteoAlarm.id] = URL(string: "http://localhost:\(server.port ?? 0)")
            let desk = try desk(.automatic, servers)
            try await desk.add(try london)
            desk.locations.refreshes.start()
            let page = try #require(desk.locations.selectedPage)
            while page.report?.current == nil || page.report?.airQuality == nil { await Task.yield() }
            // For a moment the forecast waits for warnings that come at the same time.
            while page.awaitsWeather { await Task.yield() }
            #expect(page.isLoading)
            #expect(page.statusText.contains("Updated just now"))
            #expect(page.report?.alerts == nil)
            // It is kept already, too.
            while try desk.store.report(for: page.place.id)?.current == nil { await Task.yield() }
            #expect(page.isLoading)
            played.release()
            await desk.settle()
            #expect(!page.isLoading)
        }
    }

    @Test("the command line names the day, too")
    nonisolated func namedDayInTerminal() async throws {
        let home = try TestHome(at: "2026-01-15T12:05:00Z")
        let played = PlayedServer()
        played.answer("/v1/forecast", PlayedServer.Reply(status: 429, headers: ["Retry-After": "44000"]))
        try await played.serving { server in
            let now = try await home.run(
                "now", "London", "--source", "open-meteo", "--server", "open-meteo=\(server.absoluteString)")
            #expect(now.code == 4 && now.errors.contains("tomorrow your time."), "\(now.errors)")
        }
    }

    @Test("ten years forward and back, the page is renewed without anybody's help")
    func tenYears() async throws {
        try playOpenMeteo()
        try await played.serving { server in
            let desk = try desk(.openMeteo, openMeteo(server))
            try await desk.add(try london)
            await desk.start()
            let page = try #require(desk.locations.selectedPage)
            // The answer is of January 2026, so that in 2036 it is refused and asked for again and again.
            await desk.pass(3650 * 86400)
            #expect(page.statusText.contains("Updated on"), "\(page.statusText)")
            let asked = forecastRequests
            // Three hours after the first answer, so that it has become old meanwhile.
            await desk.pass(-3650 * 86400 + 3 * 3600)
            #expect(forecastRequests == asked + 1)
            #expect(page.statusText.contains("Updated just now"), "\(page.statusText)")
            #expect(page.banner == nil)
        }
    }
}
