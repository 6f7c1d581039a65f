import Foundation
import WeatherStore

/// A replacement for a settings file that could not be read, which saves nothing so that the file is not overwritten.
struct NoSettingsStore: SettingsStore {
    let reason: StoreError

    func load() throws(StoreError) -> LoadedSettings { throw reason }

    func present() throws(StoreError) -> Settings? { nil }

    func save(_ settings: Settings, since last: Settings?) throws(StoreError) -> URL? { throw reason }
}
