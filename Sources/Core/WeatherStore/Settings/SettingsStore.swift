public import Foundation
import Synchronization

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

/// The settings read from a file, and the repair that was necessary.
public struct LoadedSettings: Sendable, Hashable {
    /// The settings, ready for use.
    public var settings: Settings
    /// The new address of a damaged file; nil if the file was intact.
    public var setAside: URL?
    /// The entries that have no effect.
    public var problems: [SettingsProblem]

    /// Makes a result, by default without a repair or a problem.
    public init(settings: Settings, setAside: URL? = nil, problems: [SettingsProblem] = []) {
        self.settings = settings
        self.problems = problems
        self.setAside = setAside
    }
}

/// A small file that several programs change, read again only after it has changed.
public final class FollowedState<Value: Codable & Equatable & Sendable>: Sendable {
    private let file: StateFile<Value>
    private let seen = Mutex<FileStamp?>(nil)

    /// - Parameter file: The file, which need not exist yet.
    public init(_ file: StateFile<Value>) {
        self.file = file
    }

    /// Returns the value if the file has changed since the last call; nil if it has not, or cannot be read.
    public func news() -> Value? {
        seen.withLock { seen in
            let stamp = file.stamp
            guard stamp != seen else { return nil }
            seen = stamp
            return file.load()
        }
    }
}
