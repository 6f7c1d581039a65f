import WeatherStore

/// A replacement for a settings file that could not be read, which saves nothing so that the file is not overwritten.
struct NoSettingsStore: SettingsStore {
    let reason: StoreError

    func load() throws(StoreError) -> LoadedSettings { throw reason }

    func save(_ settings: Settings) throws(StoreError) { throw reason }
}
