public import Foundation

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
