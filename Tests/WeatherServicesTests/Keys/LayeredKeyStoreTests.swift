import Synchronization
import Testing

@testable import WeatherServices

struct LayeredKeyStoreTests {
    private let secrets = Drawer()

    private func keys(_ environment: [String: String] = [:]) -> LayeredKeyStore {
        LayeredKeyStore(secrets: secrets, environment: environment)
    }

    @Test("the secret store comes before the environment, each source with its own key")
    func order() async throws {
        let keys = keys(["FAIRWEATHER_OPENWEATHER_KEY": "env", "FAIRWEATHER_WUNDERGROUND_KEY": " wu\n"])
        #expect(await keys.key(for: .openWeather) == KeyLookup(key: APIKey("env"), origin: .environment))
        try await keys.set(" stored ", for: .openWeather)
        #expect(await keys.key(for: .openWeather) == KeyLookup(key: APIKey("stored"), origin: .secretStore))
        #expect(await keys.key(for: .weatherUnderground) == KeyLookup(key: APIKey("wu"), origin: .environment))
        try await keys.remove(for: .openWeather)
        #expect(await keys.key(for: .openWeather).origin == .environment)
    }

    @Test("what is empty is no key, and none is kept")
    func empty() async {
        let keys = keys(["FAIRWEATHER_OPENWEATHER_KEY": "  "])
        #expect(await keys.key(for: .openWeather) == KeyLookup())
        await #expect(throws: KeyStoreError.emptyKey) { try await keys.set(" \n", for: .openWeather) }
    }

    @Test("a secret store in trouble is told, and the environment is asked all the same")
    func trouble() async {
        secrets.fail(.locked)
        let keys = keys(["FAIRWEATHER_OPENWEATHER_KEY": "env"])
        #expect(
            await keys.key(for: .openWeather)
                == KeyLookup(key: APIKey("env"), origin: .environment, problem: .locked))
        #expect(await keys.key(for: .weatherUnderground) == KeyLookup(problem: .locked))
        await #expect(throws: KeyStoreError.locked) { try await keys.set("a", for: .openWeather) }
        await #expect(throws: KeyStoreError.locked) { try await keys.remove(for: .openWeather) }
    }

    @Test("a program built without a secret store says that there is none")
    func without() async {
        let keys = LayeredKeyStore(secrets: nil, environment: [:])
        #expect(await keys.key(for: .openWeather) == KeyLookup(problem: .unavailable))
        await #expect(throws: KeyStoreError.unavailable) { try await keys.set("a", for: .openWeather) }
    }
}

/// Keeps secrets in memory, and fails when it is told to.
private final class Drawer: SecretKeeping {
    private let state = Mutex<(secrets: [String: String], failure: KeyStoreError?)>(([:], nil))

    func fail(_ failure: KeyStoreError) { state.withLock { $0.failure = failure } }

    func secret(for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) -> String? {
        let (secret, failure) = state.withLock { ($0.secrets["\(source) \(host.name)"], $0.failure) }
        if let failure { throw failure }
        return secret
    }

    func keep(_ secret: String, for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) {
        try put(secret, source, host)
    }

    func forget(_ source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) { try put(nil, source, host) }

    private func put(_ secret: String?, _ source: KeyedSource, _ host: KeyHost) throws(KeyStoreError) {
        let failure = state.withLock { state in
            if state.failure == nil { state.secrets["\(source) \(host.name)"] = secret }
            return state.failure
        }
        if let failure { throw failure }
    }
}
