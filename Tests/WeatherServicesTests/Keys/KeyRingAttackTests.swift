import Foundation
import Synchronization
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Keys that are looked for, and sent, only where they belong")
struct KeyRingAttackTests {
    /// Counts the questions, and has a key for one host.
    private final class CountingStore: KeyStore {
        let asked = Mutex(0)
        let host: String

        init(host: String) { self.host = host }

        func key(for source: KeyedSource, at host: KeyHost) async -> KeyLookup {
            asked.withLock { $0 += 1 }
            return host.name == self.host ? KeyLookup(key: APIKey("secret"), origin: .secretStore) : KeyLookup()
        }

        func set(_ key: String, for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) {}

        func remove(for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) {}
    }

    private func service(
        _ store: CountingStore, _ network: StubTransport, servers: [String: URL] = [:]
    ) -> ReportService {
        let ring = KeyRing(store)
        // None of these is about a slow answer, and the machine may be slow.
        return ReportService.online(
            over: network, access: { SourceAccess(servers: servers) },
            keys: { source, server in
                await ring.key(for: source, at: server.flatMap { KeyHost($0) } ?? .default(of: source)).key
            }, preferences: { SourcePreferences() }, timeout: nil, now: { Date(timeIntervalSince1970: 1_784_113_500) })
    }

    @Test("while a source without a key answers, no key is looked for")
    func notNeeded() async throws {
        let forecast = try Fixture.data("open-meteo/forecast_london_july.json")
        let store = CountingStore(host: "api.openweathermap.org")
        let network = StubTransport { request throws(FetchError) in
            request.url.host() == "api.open-meteo.com"
                ? HTTPResponse(status: 200, body: forecast) : HTTPResponse(status: 404)
        }
        let fetched = await service(store, network).report(of: [.current, .hours], for: try place(51.5085, -0.1257))
        #expect(fetched.report?.hours != nil)
        #expect(store.asked.withLock { $0 } == 0)
    }

    @Test("where the others fail it is looked for once, and asked with")
    func needed() async throws {
        let store = CountingStore(host: "api.openweathermap.org")
        let network = StubTransport { _ throws(FetchError) in throw .offline }
        let service = service(store, network)
        for _ in 1...2 { _ = await service.report(of: [.current, .airQuality], for: try place(51.5085, -0.1257)) }
        #expect(store.asked.withLock { $0 } == 1)
        #expect(network.requests.contains { $0.url.absoluteString.contains("appid=secret") })
    }

    @Test("a key goes to no other server than the one it was given for")
    func otherServer() async throws {
        let store = CountingStore(host: "api.openweathermap.org")
        let network = StubTransport { _ throws(FetchError) in throw .offline }
        let evil = ["openweather": try address("https://evil.example.org")]
        _ = await service(store, network, servers: evil).report(of: [.current], for: try place(51.5085, -0.1257))
        #expect(store.asked.withLock { $0 } == 1)
        #expect(!network.requests.contains { $0.url.host() == "evil.example.org" })
        #expect(!network.requests.contains { $0.url.absoluteString.contains("secret") })
    }

    @Test("a key of the environment is for the source's own server or for the one named beside it, and for no other")
    func environment() async throws {
        let own = try #require(KeyHost(try address("https://own.example.org/path")))
        let variable = KeyedSource.openWeather.environmentVariable
        let keys = LayeredKeyStore(secrets: nil, environment: [variable: "env"])
        #expect(await keys.key(for: .openWeather).key != nil)
        #expect(await keys.key(for: .openWeather, at: own).key == nil)
        let elsewhere = LayeredKeyStore(
            secrets: nil, environment: [variable: "env", variable + "_HOST": "own.example.org"])
        #expect(await elsewhere.key(for: .openWeather, at: own).key != nil)
        #expect(await elsewhere.key(for: .openWeather).key == nil)
    }

    @Test("host and port tell servers apart, and nothing else does")
    func hosts() throws {
        func name(_ text: String) throws -> String? { KeyHost(try address(text))?.name }
        #expect(try name("https://API.example.org:443/a?b") == "api.example.org")
        #expect(try name("https://api.example.org:8443") == "api.example.org:8443")
        #expect(try name("http://127.0.0.1:80") == "127.0.0.1")
        #expect(KeyHost.default(of: .weatherUnderground).name == "api.weather.com")
    }
}
