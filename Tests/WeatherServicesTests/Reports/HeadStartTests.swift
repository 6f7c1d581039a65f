import Foundation
import Synchronization
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("The head start of a source of several requests, over real sockets")
struct HeadStartTests {
    /// When the recorded answers were given.
    private let clock = MovableClock(Date(timeIntervalSince1970: 1_784_113_200))
    private let health: SourceHealth

    init() {
        let clock = clock
        health = SourceHealth(now: { clock.now }) { $0.lowerBound }
    }

    private var hamburg: Location {
        get throws {
            Location(
                name: "Hamburg", countryCode: "DE",
                coordinates: try #require(Coordinates(latitude: 53.55, longitude: 9.99)))
        }
    }

    /// Bright Sky is asked first, then Open-Meteo.
    private func service(_ brightSky: URL, _ openMeteo: URL, timeout: SourceTimeouts) -> ReportService {
        let clock = clock
        return ReportService.online(
            over: AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600)),
            access: {
                SourceAccess(servers: [WeatherSource.brightSky.id: brightSky, WeatherSource.openMeteo.id: openMeteo])
            },
            preferences: {
                SourcePreferences(order: ["bright-sky", "open-meteo"], disabled: ["met-norway", "openweather"])
            }, health: health, timeout: timeout, now: { clock.now })
    }

    @Test(
        "a source that answers one request after another keeps its head start, though their turns take longer",
        .timeLimit(.minutes(5)))
    func oneAfterAnother() async throws {
        let stage = Stage()
        // When Bright Sky's answers were recorded.
        clock.advance(by: 1_768_393_800 - clock.now.timeIntervalSince1970)
        let openMeteo = try Fixture.data("open-meteo/forecast_london_july.json")
        // The first head start is over when the second request has come; only then is the second answered.
        let timeout = SourceTimeouts(budget: .seconds(600)) { time in
            guard time <= .seconds(120) else { return await RequestPace.wait(.seconds(86400)) }
            guard stage.count("wait") > 1 else { return await stage.wait(for: "second request") }
            stage.reach("answer")
            await RequestPace.wait(.seconds(86400))
        }
        let answers = [
            "/current_weather": try Fixture.data("bright-sky/current_hamburg.json"),
            "/weather": try Fixture.data("bright-sky/weather_hamburg.json"),
        ]
        let asked = Mutex(0)
        try await LoopbackServer.serving({ path, _ in
            if stage.count("request") == 2 {
                stage.reach("second request")
                stage.block(until: "answer")
            }
            return Reply(body: answers[path] ?? Data())
        }) { brightSky in
            try await LoopbackServer.serving({ _, _ in
                asked.withLock { $0 += 1 }
                stage.reach("answer")
                return Reply(body: openMeteo)
            }) { openMeteo in
                _ = await service(brightSky, openMeteo, timeout: timeout).report(of: [.hours], for: try hamburg)
            }
        }
        #expect(asked.withLock { $0 } == 0)
        #expect(!health.backoffs.values.contains { $0.source == WeatherSource.brightSky.id })
    }

    @Test("a source cut off in the middle of its requests has not answered, and rests", .timeLimit(.minutes(5)))
    func cutOff() async throws {
        let current = try Fixture.data("bright-sky/current_hamburg.json")
        let answer = "HTTP/1.1 200 OK\r\nContent-Length: \(current.count)\r\n\r\n"
        // The first request is answered, the second never.
        let silent = try RawServer([.send(Data(answer.utf8) + current), .wait])
        let openMeteo = try Fixture.data("open-meteo/forecast_london_july.json")
        let timeout = SourceTimeouts(budget: .seconds(600)) { time in
            if time > .seconds(120) { await RequestPace.wait(.seconds(86400)) }
        }
        try await LoopbackServer.serving({ _, _ in Reply(body: openMeteo) }) { openMeteo in
            let fetched = await service(try silent.url, openMeteo, timeout: timeout)
                .report(of: [.hours], for: try hamburg)
            #expect(fetched.report?.hours?.source == .openMeteo)
        }
        let rests = health.backoffs.values.filter { $0.source == WeatherSource.brightSky.id }
        // On a busy machine the two may come in the other order, in which the answer is not the one that was asked for.
        #expect([.timedOut(after: 120), .unreadableAnswer].contains(rests.first?.reason) && rests.count == 1)
        withExtendedLifetime(silent) {}
    }
}

/// What has happened so far, for those who wait for it.
private final class Stage: Sendable {
    private struct State {
        var reached: Set<String> = []
        var counts: [String: Int] = [:]
        var waiting: [String: [@Sendable () -> Void]] = [:]
    }

    private let state = Mutex(State())

    func count(_ name: String) -> Int {
        state.withLock { state in
            state.counts[name, default: 0] += 1
            return state.counts[name] ?? 0
        }
    }

    func reach(_ name: String) {
        let waiting = state.withLock { state in
            state.reached.insert(name)
            return state.waiting.removeValue(forKey: name) ?? []
        }
        for wake in waiting { wake() }
    }

    /// Ends when the task is cancelled, too.
    func wait(for name: String) async {
        let (signs, sign) = AsyncStream.makeStream(of: Void.self)
        once(name) { sign.finish() }
        for await _ in signs {}
    }

    /// Holds up the thread, as what a server replies is not asynchronous.
    func block(until name: String) {
        let sign = DispatchSemaphore(value: 0)
        once(name) { sign.signal() }
        sign.wait()
    }

    private func once(_ name: String, _ wake: @escaping @Sendable () -> Void) {
        let isReached = state.withLock { state in
            if !state.reached.contains(name) { state.waiting[name, default: []].append(wake) }
            return state.reached.contains(name)
        }
        if isReached { wake() }
    }
}
