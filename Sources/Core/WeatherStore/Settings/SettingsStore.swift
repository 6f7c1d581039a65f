public import Foundation

/// The storage of the user's settings.
public protocol SettingsStore: Sendable {
    /// Returns the settings saved last; a value that cannot be read has its default.
    func load() throws(StoreError) -> LoadedSettings

    /// Returns the settings that are there now, without repairing anything; nil if there are none.
    ///
    /// - Throws: `damaged` where they cannot be read for what they are, else as `load()`.
    func present() throws(StoreError) -> Settings?

    /// Saves the settings that differ from those that were saved or read last, so that what another program has changed
    /// meanwhile stays; if it throws, nothing has changed.
    ///
    /// - Parameter last: What was saved or read last; nil to save all settings.
    /// - Returns: The new address of a damaged file, in whose place all settings were saved; nil if there was none.
    @discardableResult
    func save(_ settings: Settings, since last: Settings?) throws(StoreError) -> URL?
}
