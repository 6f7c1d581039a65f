public import Foundation

/// Settings as they were read, and what had to be done to read them.
public struct LoadedSettings: Sendable, Hashable {
    /// Ready for use.
    public var settings: Settings
    /// Where a damaged file was put; nil when all was well.
    public var setAside: URL?

    /// All was well unless told otherwise.
    public init(settings: Settings, setAside: URL? = nil) {
        self.settings = settings
        self.setAside = setAside
    }
}
