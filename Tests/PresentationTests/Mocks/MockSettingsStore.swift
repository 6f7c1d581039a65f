import Foundation
import WeatherStore

/// Keeps nothing, and fails when it is told to.
struct MockSettingsStore: SettingsStore {
    var failure: StoreError?

    func load() throws(StoreError) -> LoadedSettings { LoadedSettings(settings: Settings()) }

    func present() throws(StoreError) -> Settings? { nil }

    func save(_ settings: Settings, since last: Settings?) throws(StoreError) -> URL? {
        if let failure { throw failure }
        return nil
    }
}
