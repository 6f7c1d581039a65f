import Foundation
import SeededRandom
import Synchronization
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Servers that ask to be left alone, over real sockets")
struct ObedienceTests {
    private let clock = MovableClock(Date(timeIntervalSince1970: 1_773_061_200))
    private let health: SourceHealth

    init() {
        let clock = clock
        health = SourceHealth(now: { clock.now }) { $0.lowerBound }
    }

    private func service(_ source: WeatherSource, at server: URL) -> ReportService {
        let clock = clock
        return ReportService.online(
            over: AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600)), only: source.id,
            access: { SourceAccess(servers: [source.id: server]) }, preferences: { SourcePreferences() },
            health: health, timeout: nil, wait: HeldTransport.patiently, now: { clock.now })
    }

    private func place(_ source: WeatherSource) throws -> Location {
        let (country, latitude, longitude) =
            switch source {
            case .brightSky: ("DE", 53.55, 9.99)
            case .nationalWeatherService: ("US", 39.7392, -104.9849)
            default: ("NO", 60.39, 5.32)
            }
        return Location(
            name: "Somewhere", countryCode: country,
            coordinates: try #require(Coordinates(latitude: latitude, longitude: longitude)))
    }

    /// What a server in good health says to the path.
    private static func answer(_ path: String) throws -> Data {
        let name =
            switch path {
            case "/current_weather": "bright-sky/current_hamburg.json"
            case "/weather": "bright-sky/weather_hamburg.json"
            case "/alerts": "bright-sky/alerts_none.json"
            case _ where path.contains("metalerts"): "met-norway/metalerts_bergen.json"
            case _ where path.contains("locationforecast"): "met-norway/complete_bergen_march.json"
            case "/alerts/active": "nws/alerts_none.json"
            case _ where path.hasPrefix("/points"): "nws/points_denver.json"
            case _ where path.hasSuffix("hourly"): "nws/hourly_denver.json"
            case _ where path.hasSuffix("/forecast"): "nws/forecast_denver.json"
            case _ where path.hasSuffix("/stations"): "nws/stations_denver.json"
            case _ where path.hasSuffix("/latest"): "nws/observation_denver.json"
            default: "nws/grid_denver.json"
            }
        return try Fixture.data(name)
    }

    private static let sources: [WeatherSource] = [.metNorway, .brightSky, .nationalWeatherService]

    /// - Returns: How often the server had been asked after the first report, before the hour was over and after it.
    private func requests(
        to source: WeatherSource, refusing number: Int, with refusal: Reply, freshness: Freshness,
        after pauses: [Int] = [0, 3599, 1]
    ) async throws -> [Int] {
        let asked = Mutex(0)
        return try await LoopbackServer.serving({ path, _ in
            let isRefused = asked.withLock { asked in
                asked += 1
                return asked == number
            }
            return isRefused ? refusal : Reply(body: (try? Self.answer(path)) ?? Data())
        }) { server in
            let (service, place) = (service(source, at: server), try place(source))
            return await Freshness.$wanted.withValue(freshness) {
                var counts: [Int] = []
                for pause in pauses {
                    clock.advance(by: TimeInterval(pause))
                    _ = await service.report(of: [.current, .hours, .alerts], for: place)
                    counts.append(asked.withLock { $0 })
                }
                return counts
            }
        }
    }

    @Test(
        "nothing is sent to a server within the hour it named, whatever it would answer, and it is asked when that is over",
        arguments: sources, [429, 503])
    func order(source: WeatherSource, status: Int) async throws {
        let refusal = Reply(status: status, headers: ["Retry-After": "3600"], body: Data("{}".utf8))
        for freshness in [Freshness.asUsual, .confirmed] {
            for number in 1...2 {
                let counts = try await requests(to: source, refusing: number, with: refusal, freshness: freshness)
                #expect(counts[0] == number && counts[1] == number && counts[2] > number, "\(number): \(counts)")
                health.forgetEverything(by: clock)
            }
        }
    }

    @Test(
        "requests that wait behind a refusal without a time are not sent either",
        arguments: [WeatherSource.metNorway, .brightSky])
    func queue(source: WeatherSource) async throws {
        let refusal = Reply(status: 429, body: Data("{}".utf8))
        let counts = try await requests(to: source, refusing: 1, with: refusal, freshness: .asUsual)
        #expect(counts[0] == 1)
    }

    @Test("the refusal of one request of two is told, and kept for the next start of the program")
    func remembered() async throws {
        let refusal = Reply(status: 429, headers: ["Retry-After": "3600"], body: Data("{}".utf8))
        _ = try await requests(to: .brightSky, refusing: 2, with: refusal, freshness: .asUsual, after: [0])
        let news = health.takeChanges().compactMapValues { $0 }
        #expect(news.values.contains { $0.source == WeatherSource.brightSky.id && $0.isOrdered })
        #expect(!news.isEmpty)
    }

    /// What the servers of all sources say in one run, each with its orders, and who came too early.
    private final class Played: Sendable {
        private let state: Mutex<(random: SeededGenerator, until: [String: Date], early: Int, orders: Int)>
        private let clock: MovableClock

        init(seed: UInt64, _ clock: MovableClock) {
            state = Mutex((random: SeededGenerator(seed: seed), until: [:], early: 0, orders: 0))
            self.clock = clock
        }

        var early: Int { state.withLock { $0.early } }
        var orders: Int { state.withLock { $0.orders } }

        func reply(_ path: String, at server: String) -> Reply {
            state.withLock { state in
                let now = clock.now
                if let until = state.until[server], now < until { state.early += 1 }
                guard Int.random(in: 0..<3, using: &state.random) == 0 else {
                    return Reply(body: (try? ObedienceTests.answer(path)) ?? Data())
                }
                let seconds = Int.random(in: 1...7200, using: &state.random)
                state.orders += 1
                state.until[server] = max(state.until[server] ?? now, now + TimeInterval(seconds))
                return Reply(
                    status: Bool.random(using: &state.random) ? 429 : 503, headers: ["Retry-After": "\(seconds)"],
                    body: Data("{}".utf8))
            }
        }
    }

    /// What programs beside each other remember of the sources, as their file does.
    private final class SharedMemory: Sendable {
        private let rests = Mutex<[String: SourceBackoff]>([:])

        /// Returns the health of a program that begins now.
        func health(_ clock: MovableClock) -> SourceHealth {
            SourceHealth(
                now: { clock.now }, random: { $0.lowerBound }, remembered: { self.rests.withLock { $0 } },
                whenOrdered: { self.keep($0) })
        }

        func keep(_ health: SourceHealth) {
            let news = health.takeChanges()
            rests.withLock { $0.take(news, at: health.moment) }
        }
    }

    @Test(
        "of hundreds of random refusals every one is obeyed to the second, by two programs and after a restart",
        .timeLimit(.minutes(10)), arguments: 1...4)
    func everyOrder(seed: UInt64) async throws {
        let (clock, memory) = (clock, SharedMemory())
        let played = Played(seed: seed, clock)
        let reports = ProcessInfo.processInfo.environment["FAIRWEATHER_ORDERS"].flatMap(Int.init) ?? 100
        try await serving(played, Self.sources.map(\.id) + ["others"]) { servers in
            let others = try #require(servers["others"])
            let all = Dictionary(uniqueKeysWithValues: SourceCatalogue.all.map { ($0.id, servers[$0.id] ?? others) })
            func program() -> (ReportService, SourceHealth) {
                let health = memory.health(clock)
                let service = ReportService.online(
                    over: AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600)),
                    access: { SourceAccess(servers: all) }, preferences: { SourcePreferences() }, health: health,
                    timeout: nil, wait: HeldTransport.patiently, now: { clock.now })
                return (service, health)
            }
            var programs = [program(), program()]
            var random = SeededGenerator(seed: seed)
            for number in 0..<reports {
                if number == reports / 2 { programs[0] = program() }
                let place = try place(try #require(Self.sources.randomElement(using: &random)))
                let (service, health) = programs[Int.random(in: 0...1, using: &random)]
                let freshness: Freshness = Bool.random(using: &random) ? .asUsual : .confirmed
                await Freshness.$wanted.withValue(freshness) {
                    _ = await service.report(of: Set(WeatherPart.allCases), for: place)
                }
                memory.keep(health)
                clock.advance(by: .random(in: 0...900, using: &random))
            }
        }
        #expect(played.early == 0)
        #expect(played.orders > reports / 4)
    }

    /// Runs a server for each name, one inside the other.
    private func serving(
        _ played: Played, _ names: [String], _ started: [String: URL] = [:],
        _ body: ([String: URL]) async throws -> Void
    ) async throws {
        guard let name = names.first else { return try await body(started) }
        try await LoopbackServer.serving({ path, _ in played.reply(path, at: name) }) { url in
            try await serving(
                played, Array(names.dropFirst()), started.merging([name: url]) { $1 }, body)
        }
    }
}

extension SourceHealth {
    /// Lets a day pass, after which no rest holds.
    fileprivate func forgetEverything(by clock: MovableClock) {
        clock.advance(by: 3 * 86400)
        sourcesChanged()
    }
}
