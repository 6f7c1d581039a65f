import WeatherStore

/// Keeps nothing, and fails when it is told to.
struct MockSettingsStore: SettingsStore {
    var failure: StoreError?

    func load() throws(StoreError) -> LoadedSettings { LoadedSettings(settings: Settings()) }

    func save(_ settings: Settings) throws(StoreError) {
        if let failure { throw failure }
    }
}
