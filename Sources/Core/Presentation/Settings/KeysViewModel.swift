public import Observation
public import SourceSettings
public import WeatherServices
import WeatherText

/// The API keys of the sources that need one: where they are stored, and whether the sources accept them.
@MainActor @Observable
public final class KeysViewModel {
    /// A function that tests a key with a request to the source; returns the error, or nil if the key is accepted.
    public typealias Trial = @Sendable (KeyedSource, SourceAccess) async -> FetchError?

    private var lookups: [KeyedSource: KeyLookup] = [:]
    private var outcomes: [KeyedSource: (text: String, isProblem: Bool)] = [:]
    private var busy: Set<KeyedSource> = []
    /// The task of the last action.
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    private let store: any KeyStore
    private let snapshot: SettingsSnapshot
    private let changed: @MainActor () -> Void
    private let trial: Trial

    /// - Parameters:
    ///   - snapshot: The settings, through which the sources get the keys.
    ///   - trial: The function that tests a key.
    ///   - changed: Called after a key has changed.
    public init(
        _ store: any KeyStore, snapshot: SettingsSnapshot, trial: @escaping Trial,
        changed: @escaping @MainActor () -> Void
    ) {
        (self.store, self.snapshot, self.trial, self.changed) = (store, snapshot, trial, changed)
    }

    /// Looks up every key for the server at which its source is asked; to be called when they are shown, as a secret
    /// store may ask to be unlocked.
    public func load() {
        enqueue { keys in
            let before = keys.lookups
            let (store, hosts) = (keys.store, keys.hosts)
            async let openWeather = store.key(for: .openWeather, at: hosts(.openWeather))
            async let weatherUnderground = store.key(for: .weatherUnderground, at: hosts(.weatherUnderground))
            keys.take(await openWeather, for: .openWeather, at: hosts(.openWeather))
            keys.take(await weatherUnderground, for: .weatherUnderground, at: hosts(.weatherUnderground))
            let isNew = KeyedSource.allCases.contains { keys.lookups[$0]?.key != before[$0]?.key }
            if isNew { keys.changed() }
        }
    }

    /// The function that returns the present host of each source.
    private var hosts: @Sendable (KeyedSource) -> KeyHost {
        let all = Dictionary(uniqueKeysWithValues: KeyedSource.allCases.map { ($0, snapshot.keyHost(of: $0)) })
        return { all[$0] ?? .default(of: $0) }
    }

    private func take(_ lookup: KeyLookup, for source: KeyedSource, at host: KeyHost) {
        lookups[source] = lookup
        snapshot.keys.keep(lookup, for: source, at: host)
    }

    /// Returns whether the source has a key.
    func hasKey(_ source: KeyedSource) -> Bool { lookups[source]?.key != nil }

    func save(_ key: String, for id: String) {
        change(id) { keys, source throws(KeyStoreError) in
            try await keys.store.set(key, for: source, at: keys.snapshot.keyHost(of: source))
            return tr("The key was saved.")
        }
    }

    func remove(for id: String) {
        change(id) { keys, source throws(KeyStoreError) in
            try await keys.store.remove(for: source, at: keys.snapshot.keyHost(of: source))
            return tr("The key was removed.")
        }
    }

    func check(for id: String) {
        guard let source = KeyedSource(rawValue: id), hasKey(source) else { return }
        busy.insert(source)
        enqueue { keys in
            let failure = await keys.trial(source, keys.snapshot.access)
            keys.outcomes[source] = (
                failure?.message(from: source.name) ?? tr("The key works."), failure != nil
            )
            keys.busy.remove(source)
        }
    }

    /// - Parameter station: The station for Weather Underground in the settings; nil if there is none.
    func rows(station: String?) -> [KeyRow] {
        KeyedSource.allCases.map { source in
            let (lookup, outcome) = (lookups[source], outcomes[source])
            let wantsStation = source == .weatherUnderground
            let problem = lookup?.problem.map { $0.message(for: source) }
            return KeyRow(
                id: source.rawValue, name: source.name,
                status: source.status(
                    lookup, at: snapshot.keyHost(of: source), lacksStation: wantsStation && station == nil),
                message: outcome?.text ?? (lookup?.key == nil ? problem : nil),
                isProblem: outcome?.isProblem ?? true,
                fieldName: tr("{source} key", ["source": source.name]), isBusy: busy.contains(source),
                canRemove: lookup?.origin == .secretStore,
                canCheck: lookup?.key != nil && !(wantsStation && station == nil),
                extra: wantsStation
                    ? PreferenceField(
                        title: tr("{source} station", ["source": source.name]), placeholder: tr("IMUNIC123"),
                        text: station ?? "", problem: nil) : nil)
        }
    }

    private func change(
        _ id: String,
        _ body: @escaping @MainActor (KeysViewModel, KeyedSource) async throws(KeyStoreError) -> String
    ) {
        guard let source = KeyedSource(rawValue: id) else { return }
        busy.insert(source)
        enqueue { keys in
            do throws(KeyStoreError) {
                keys.outcomes[source] = (try await body(keys, source), false)
                let host = keys.snapshot.keyHost(of: source)
                keys.take(await keys.store.key(for: source, at: host), for: source, at: host)
                keys.changed()
            } catch {
                keys.outcomes[source] = error == .cancelled ? nil : (error.message(for: source), true)
            }
            keys.busy.remove(source)
        }
    }

    /// Performs actions one after another in the order requested.
    private func enqueue(_ body: @escaping @MainActor (KeysViewModel) async -> Void) {
        let previous = task
        task = Task { [weak self] in
            await previous?.value
            guard let self else { return }
            await body(self)
        }
    }
}
