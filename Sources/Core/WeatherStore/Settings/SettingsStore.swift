/// The storage of the user's settings.
public protocol SettingsStore: Sendable {
    /// Returns the settings saved last; a value that cannot be read has its default.
    func load() throws(StoreError) -> LoadedSettings

    /// Saves all settings; if it throws, nothing has changed.
    func save(_ settings: Settings) throws(StoreError)
}
