/// Where the user's choices are kept.
public protocol SettingsStore: Sendable {
    /// The choices as they were saved last; a value that cannot be read is as before any choice.
    func load() throws(StoreError) -> LoadedSettings

    /// Keeps the choices, all of them or, when it throws, none.
    func save(_ settings: Settings) throws(StoreError)
}
