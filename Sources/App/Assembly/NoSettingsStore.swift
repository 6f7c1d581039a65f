import WeatherStore

/// Stands in for a settings file that cannot be read: what could not be read is not written over.
struct NoSettingsStore: SettingsStore {
    let reason: StoreError

    func load() throws(StoreError) -> LoadedSettings { throw reason }

    func save(_ settings: Settings) throws(StoreError) { throw reason }
}
