import Testing
import WeatherServices
import WeatherStore

@testable import Presentation
@testable import Refreshing
import SourceSettings

@MainActor
struct KeysViewModelTests {
    @MainActor
    private final class Changes {
        var count = 0
    }

    private let store = MockKeyStore([.openWeather: "abc"])
    private let snapshot = SettingsSnapshot(Settings())
    private let changes = Changes()
    private let keys: KeysViewModel

    init() {
        keys = KeysViewModel(
            store, snapshot: snapshot, trial: { source, _ in source == .openWeather ? nil : .keyRefused }
        ) {
            [changes] in changes.count += 1
        }
    }

    private func done() async {
        await keys.task?.value
    }

    private func row(_ source: KeyedSource, station: String? = nil) throws -> KeyRow {
        try #require(keys.rows(station: station).first { $0.id == source.rawValue })
    }

    @Test("the keys there are reach the sources once they are looked up, and their rows say where they are kept")
    func load() async throws {
        #expect(snapshot.access.openWeatherKey == nil)
        keys.load()
        await done()
        #expect(snapshot.access.openWeatherKey == APIKey("abc"))
        #expect(changes.count == 1)
        #expect(try row(.openWeather).status == "The key is in your keyring.")
        #expect(try row(.openWeather).canRemove)
        #expect(try row(.weatherUnderground).status.hasPrefix("There is no key yet."))
        #expect(try !row(.weatherUnderground).canRemove)
    }

    @Test("without any key nobody is told of others")
    func none() async {
        store.fail(.unavailable)
        let empty = KeysViewModel(MockKeyStore(), snapshot: snapshot, trial: { _, _ in nil }) { [changes] in
            changes.count += 1
        }
        empty.load()
        await empty.task?.value
        #expect(changes.count == 0)
    }

    @Test("a key that is saved counts at once, and one that is removed no longer")
    func saveAndRemove() async throws {
        keys.save("new", for: KeyedSource.openWeather.rawValue)
        #expect(try row(.openWeather).isBusy)
        await done()
        #expect(snapshot.access.openWeatherKey == APIKey("new"))
        #expect(try row(.openWeather).message == "The key was saved.")
        #expect(try !row(.openWeather).isBusy)
        keys.remove(for: KeyedSource.openWeather.rawValue)
        await done()
        #expect(snapshot.access.openWeatherKey == nil)
        #expect(changes.count == 2)
    }

    @Test("a keyring that refuses is told, and nothing changes")
    func refusal() async throws {
        keys.load()
        await done()
        store.fail(.locked)
        keys.save("new", for: KeyedSource.openWeather.rawValue)
        await done()
        #expect(try row(.openWeather).message == KeyStoreError.locked.message(for: .openWeather))
        #expect(try row(.openWeather).isProblem)
        #expect(snapshot.access.openWeatherKey == APIKey("abc"))
    }

    @Test("a key is tried where there is one, and what the source says is told")
    func check() async throws {
        keys.check(for: KeyedSource.openWeather.rawValue)
        #expect(try row(.openWeather).message == nil)
        keys.save("xyz", for: KeyedSource.weatherUnderground.rawValue)
        keys.load()
        await done()
        keys.check(for: KeyedSource.openWeather.rawValue)
        keys.check(for: KeyedSource.weatherUnderground.rawValue)
        await done()
        #expect(try row(.openWeather).message == "The key works.")
        #expect(try row(.weatherUnderground).message == FetchError.keyRefused.message(from: "Weather Underground"))
    }

    @Test("Weather Underground is asked only where a station is named")
    func station() async throws {
        keys.save("xyz", for: KeyedSource.weatherUnderground.rawValue)
        await done()
        #expect(try !row(.weatherUnderground).canCheck)
        #expect(try row(.weatherUnderground).status.contains("Enter a station"))
        #expect(try row(.weatherUnderground, station: "IMUNIC123").canCheck)
        snapshot.replace(
            {
                var settings = Settings(); settings.weatherUndergroundStation = "IMUNIC123"; return settings
            }())
        #expect(snapshot.access.weatherUndergroundStation == "IMUNIC123")
    }
}
