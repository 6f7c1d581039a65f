public import Foundation

/// A store opened from its file, and what had to be done to open it.
public struct OpenedStore: Sendable {
    /// Ready for use.
    public let store: SQLiteStore
    /// Where the damaged file was put before a new one was begun; nil when all was well.
    public let setAside: URL?
    /// How many places could be brought over from the damaged file; 0 when there was none.
    public let rescuedLocations: Int
}
