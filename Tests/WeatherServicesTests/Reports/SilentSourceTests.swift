import FlyingFox
import Foundation
import Synchronization
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Sources that keep silent, over real sockets")
struct SilentSourceTests {
    // When the recorded answer was given: an older one would count as unreadable.
    private let clock = MovableClock(Date(timeIntervalSince1970: 1_560_350_700))
    private let health: SourceHealth
    private let network = AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600))

    init() {
        let clock = clock
        health = SourceHealth(now: { clock.now }) { $0.lowerBound }
    }

    private func openMeteo(_ server: URL) -> CataloguedSource {
        let clock = clock
        return CataloguedSource(
            .openMeteo, parts: [.current], server: server,
            forecasts: OpenMeteoForecastService(transport: network, server: server) { clock.now })
    }

    private func openWeather(_ server: URL) -> CataloguedSource {
        let clock = clock
        return CataloguedSource(
            .openWeather, parts: [.current], needsKey: true, server: server,
            forecasts: OpenWeatherService(
                transport: network, key: APIKey("k"), server: server, now: { clock.now }))
    }

    @Test("after a head start the next source is asked beside a silent one, which is given up when that one answers")
    func headStart() async throws {
        let silent = try RawServer([.wait])
        let body = try Fixture.data("openweather/weather_mountain_view.json")
        try await LoopbackServer.serving({ _, _ in Reply(body: body) }) { working in
            let sources = [openMeteo(try silent.url), openWeather(working)]
            // The head start is over at once, the budget never.
            let timeout = SourceTimeouts(budget: .seconds(600)) { time in
                if time > .seconds(120) { await RequestPace.wait(.seconds(86400)) }
            }
            let service = ReportService(
                catalogue: { SourceCatalogue(sources) }, preferences: { SourcePreferences() }, health: health,
                timeout: timeout)
            let fetched = await service.report(of: [.current], for: try place(52.52, 13.41))
            #expect(fetched.report?.current?.source == .openWeather)
            #expect(fetched.passedOver[.current]?.map(\.reason) == [.failed(.timedOut(after: 120))])
            // It rests, and was hung up on.
            #expect(health.backoffs.values.map(\.reason) == [.timedOut(after: 120)])
            for await event in silent.events where event == .peerLeft { break }
        }
    }

    @Test("where all are silent, the budget ends it for all of them together")
    func budget() async throws {
        let (first, second) = (try RawServer([.wait]), try RawServer([.wait]))
        let sources = [openMeteo(try first.url), openWeather(try second.url)]
        // A head start is over at once, the budget when all have been asked.
        let timeout = SourceTimeouts(budget: .seconds(600)) { [events = second.events] time in
            guard time > .seconds(120) else { return }
            for await event in events {
                if case .request = event { return }
            }
        }
        let service = ReportService(
            catalogue: { SourceCatalogue(sources) }, preferences: { SourcePreferences() }, health: health,
            timeout: timeout)
        let fetched = await service.report(of: [.current], for: try place(52.52, 13.41))
        #expect(fetched.report == nil)
        #expect(
            fetched.passedOver[.current]?.map(\.reason) == Array(repeating: .failed(.timedOut(after: 600)), count: 2))
        #expect(fetched.failures[.current]?.error == .timedOut(after: 600))
        withExtendedLifetime((first, second)) {}
    }

    @Test(
        "silent warnings alone are given up a head start after the forecast, for who waits for all of it together",
        .timeLimit(.minutes(5)))
    func warningsAlone() async throws {
        let forecast = try Fixture.data("open-meteo/forecast_london_july.json")
        let point = try #require(Coordinates(latitude: 51.51, longitude: -0.13))
        let london = Location(name: "London", countryCode: "GB", coordinates: point)
        clock.advance(by: 1_784_113_500 - clock.now.timeIntervalSince1970)
        let silent = try RawServer([.wait])
        // A head start is over at once, the budget never.
        let timeout = SourceTimeouts(budget: .seconds(600)) { time in
            if time > .seconds(120) { await RequestPace.wait(.seconds(86400)) }
        }
        let clock = clock
        try await LoopbackServer.serving({ _, _ in Reply(body: forecast) }) { working in
            let servers = [WeatherSource.openMeteo.id: working, WeatherSource.meteoAlarm.id: try silent.url]
            let service = ReportService.online(
                over: network, access: { SourceAccess(servers: servers) },
                preferences: { SourcePreferences(disabled: ["met-norway", "openweather"]) }, health: health,
                timeout: timeout, now: { clock.now })
            let fetched = await service.report(of: [.current, .hours, .alerts], for: london)
            #expect(fetched.report?.hours?.source == .openMeteo)
            #expect(fetched.gaps[.alerts]?.kind == .failed)
            #expect(fetched.failures[.alerts]?.error == .timedOut(after: 120))
        }
        withExtendedLifetime(silent) {}
    }

    @Test("a silent ensemble is given up a head start after the forecast, also for who takes each piece as it comes")
    func spreadAlone() async throws {
        let forecast = try Fixture.data("open-meteo/forecast_london_july.json")
        clock.advance(by: 1_784_113_500 - clock.now.timeIntervalSince1970)
        let silent = try RawServer([.wait])
        // A head start is over at once, the budget never.
        let timeout = SourceTimeouts(budget: .seconds(600)) { time in
            if time > .seconds(120) { await RequestPace.wait(.seconds(86400)) }
        }
        let clock = clock
        try await LoopbackServer.serving({ _, _ in Reply(body: forecast) }) { working in
            let servers = [WeatherSource.openMeteo.id: working, WeatherSource.openMeteoEnsemble.id: try silent.url]
            let service = ReportService.online(
                over: network, access: { SourceAccess(servers: servers) },
                preferences: { SourcePreferences(disabled: ["met-norway", "openweather"]) }, health: health,
                timeout: timeout, now: { clock.now })
            let pieces = Mutex<[FetchedReport]>([])
            await service.report(of: [.current, .hours, .spread], for: try place(51.51, -0.13)) { piece in
                pieces.withLock { $0.append(piece) }
            }
            let all = pieces.withLock { $0 }
            #expect(all.first?.report?.hours?.source == .openMeteo)
            #expect(all.last?.failures[.spread]?.error == .timedOut(after: 120))
            #expect(all.allSatisfy { $0.gaps.isEmpty })
        }
        withExtendedLifetime(silent) {}
    }

    @Test("what is still coming in when the forecast is there is waited for, piece by piece")
    func signsOfLife() async throws {
        let pulse = SourcePulse()
        pulse.beat()
        let waits = Mutex(0)
        let timeout = SourceTimeouts(budget: .seconds(600)) { _ in
            let count = waits.withLock { count in
                count += 1
                return count
            }
            if count < 4 { pulse.beat() }
        }
        await timeout.waitForEndOfSigns(of: pulse)
        #expect(waits.withLock { $0 } == 4)
        let pieces = SourcePulse()
        try await LoopbackServer.serving({ _, _ in Reply(body: Data(count: 1000)) }) { server in
            _ = try await SourcePulse.$current.withValue(pieces) {
                try await network.response(to: HTTPRequest(url: server))
            }
        }
        #expect(pieces.latest.count > 0)
    }

    @Test("a service that is silent neither fails nor delays another one of the same server", .timeLimit(.minutes(5)))
    func sameServer() async throws {
        let forecast = try Fixture.data("open-meteo/forecast_london_july.json")
        let (held, release) = AsyncStream.makeStream(of: Void.self)
        let handler = ClosureHTTPHandler { request in
            if request.path == "/v1/air-quality" {
                for await _ in held {}
                return FlyingFox.HTTPResponse(statusCode: .internalServerError)
            }
            return FlyingFox.HTTPResponse(statusCode: .ok, body: forecast)
        }
        let server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: 0), timeout: 600, logger: .disabled, handler: handler)
        let running = Task { try await server.run() }
        defer { running.cancel() }
        try await server.waitUntilListening(timeout: 600)
        guard case .ip4(_, let port) = await server.listeningAddress else { throw URLError(.badURL) }
        let url = try address("http://127.0.0.1:\(port)")
        let now = try instant("2026-07-15T11:05:00Z")
        let servers = [WeatherSource.openMeteo.id: url, WeatherSource.openMeteoAirQuality.id: url]
        let service = ReportService.online(
            over: network, only: WeatherSource.openMeteo.id, access: { SourceAccess(servers: servers) },
            preferences: { SourcePreferences() }, health: health, timeout: nil, now: { now })
        let pieces = Mutex<[Set<WeatherPart>]>([])
        await service.report(of: [.current, .hours, .airQuality], for: try place(51.51, -0.13)) { piece in
            pieces.withLock { $0.append(piece.parts) }
            // Were the forecast behind the air, nobody would ever come here.
            release.finish()
        }
        #expect(pieces.withLock { $0 } == [[.current, .hours, .days], [.airQuality]])
        await server.stop()
    }
}
