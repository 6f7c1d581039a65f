import Synchronization
import WeatherServices

/// Keeps keys in memory, and fails when it is told to.
final class MockKeyStore: KeyStore {
    private let keys: Mutex<[KeyedSource: String]>
    private let failure = Mutex<KeyStoreError?>(nil)

    init(_ keys: [KeyedSource: String] = [:]) {
        self.keys = Mutex(keys)
    }

    func fail(_ error: KeyStoreError?) {
        failure.withLock { $0 = error }
    }

    func key(for source: KeyedSource, at host: KeyHost) async -> KeyLookup {
        let key = host.isDefault(for: source) ? keys.withLock { $0[source] } : nil
        return KeyLookup(
            key: key.map { APIKey($0) }, origin: key == nil ? nil : .secretStore, problem: failure.withLock { $0 })
    }

    func set(_ key: String, for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) {
        try check()
        keys.withLock { $0[source] = key }
    }

    func remove(for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) {
        try check()
        keys.withLock { $0[source] = nil }
    }

    private func check() throws(KeyStoreError) {
        if let error = failure.withLock({ $0 }) { throw error }
    }
}
